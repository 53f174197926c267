import type { Role } from "@petcare/contract";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { Providers } from "../app/providers.tsx";
import { Screens } from "../app/screens.tsx";
import { signIn } from "../lib/session/session.ts";

let address = "";

/** Where the application is: path and query. */
export const currentAddress = () => address;

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** Opens the whole application at an address, as somebody who is signed in or as nobody. */
export function openApp(path: string, as?: Role) {
  if (as) signIn("token-1", as);
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
