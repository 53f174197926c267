import type { Role } from "@petcare/contract";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { Providers } from "../app/providers.tsx";
import { Screens } from "../app/screens.tsx";
import { signIn } from "../lib/session/session.ts";

let address = "";

/** The path and the query of the application's address. */
export const currentAddress = () => address;

let back = () => {};

/** The browser's Back. */
export const goBack = () => act(() => back());

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  address = pathname + search;
  back = () => navigate(-1);
  return null;
}

/** Makes a token that names its person, like the server's. */
export const tokenOf = (person: string): string => `head.${btoa(JSON.stringify({ sub: person }))}.signature`;

/** Opens the whole application at an address, with a session or without. */
export function openApp(path: string, as?: Role, token = "token-1") {
  if (as) signIn(token, as);
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Screens />
      </MemoryRouter>
    </Providers>,
  );
  return userEvent.setup({ delay: null });
}
