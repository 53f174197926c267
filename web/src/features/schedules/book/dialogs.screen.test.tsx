import { createClient, createSchedule, listClients } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { currentAddress } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord } from "../../../testing/people.ts";
import { answerForm, openForm } from "../../../testing/schedule-form.ts";

beforeEach(answerForm);

test("says why it cannot be saved, and closes once it is", async () => {
  const { dialog, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  for (const [body, shown] of [
    [undefined, "Failed to save schedule"],
    [{ message: "Invalid timeframe selected", code: "invalid_input" }, "Invalid timeframe selected"],
  ] as const) {
    refuse(createSchedule, 400, body);
    await save();
    expect(await dialog.findByText(shown)).toBeTruthy();
  }
  answer(createSchedule, { id: "s1", _id: "s1" });
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  expect(bodiesOf(createSchedule).at(-1)).toMatchObject({ date: "2026-11-20", client_id: "client-1", price: 26 });
});

test("a client who is not found is made on the way, and the booking is kept", async () => {
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText("Notes"), "Side gate");
  const client = await dialog.findByRole("combobox", { name: "Client" });
  await user.click(client);
  await user.type(client, "Jo Weber{Enter}");
  expect(currentAddress()).toBe("/admin/clients/new");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByDisplayValue("Jo Weber")).toBeTruthy();
  const jo = aClient({ id: "client-9", name: "Jo Weber" });
  answer(createClient, aClientRecord({ id: "client-9", name: "Jo Weber" }));
  answer(listClients, [aClient(), jo]);
  await user.click(screen.getByRole("button", { name: "Add client" }));
  const booking = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  expect(await booking.findByDisplayValue("Jo Weber")).toBeTruthy();
  expect(booking.getByDisplayValue("Side gate")).toBeTruthy();
  expect(currentAddress()).toBe("/admin?schedule=new");
});
