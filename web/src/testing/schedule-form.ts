import { getPricing, listClients } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { answer } from "./fake-server.ts";
import { openApp } from "./open-app.tsx";
import { aClient } from "./people.ts";

/** Answers all that the form for a new booking reads. */
export function answerForm(): void {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Priya Shah", custom_rates: { overnight: 180 } })]);
  answer(getPricing, { walk25: 26, visit: 27, overnight: 110, other: 31, version: 0 });
}

/** Opens the form for a new booking. */
export const openForm = (token?: string) => openAgain(openApp("/admin", "admin", token));

/** Opens another form, once the last one has closed. */
export async function reopen(user: UserEvent) {
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  return openAgain(user);
}

async function openAgain(user: UserEvent) {
  await user.click((await screen.findAllByRole("button", { name: /Schedule Walk/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  const choose = async (label: string, name: string) => {
    await user.click(await dialog.findByRole("combobox", { name: label }));
    await user.click(await screen.findByRole("option", { name: new RegExp(`^${name}`), hidden: true }));
  };
  const save = () => user.click(dialog.getByRole("button", { name: "Schedule" }));
  return { user, dialog, choose, save };
}
