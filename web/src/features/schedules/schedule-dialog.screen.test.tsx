import { createClient, createSchedule, listClients } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";
import { answerForm, openForm } from "../../testing/schedule-form.ts";

beforeEach(answerForm);

test("asks for what is missing, then says why it cannot be saved", async () => {
  const { user, dialog, choose, save } = await openForm();
  await save();
  expect(await dialog.findByText("Please select a client")).toBeTruthy();
  expect(dialog.getByText("Please select a walker")).toBeTruthy();
  const date = dialog.getByRole("textbox", { name: "Date" });
  await user.clear(date);
  await save();
  expect(await dialog.findByText("Date and timeframe are required")).toBeTruthy();
  await user.type(date, "Nov 25, 2026");
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
  expect(bodiesOf(createSchedule).at(-1)).toMatchObject({ date: "2026-11-25", client_id: "client-1", price: 26 });
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
  answer(createClient, {
    ...jo,
    ...{
      version: 1,
      since: "2026-11-20",
      notes: null,
      emergency_contact: null,
      parking: null,
      codes: [],
      invite: null,
      door_tag: null,
    },
  });
  answer(listClients, [aClient(), jo]);
  await user.click(screen.getByRole("button", { name: "Add client" }));
  const booking = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  expect(await booking.findByDisplayValue("Jo Weber")).toBeTruthy();
  expect(booking.getByDisplayValue("Side gate")).toBeTruthy();
  expect(currentAddress()).toBe("/admin?schedule=new");
});

test("a price that cannot be read is refused, not replaced by the default", async () => {
  const { user, dialog, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  const price = dialog.getByLabelText("Price");
  await user.clear(price);
  await user.type(price, "25,50");
  await save();
  expect(await dialog.findByText("must be an amount in dollars")).toBeTruthy();
  expect(document.activeElement).toBe(price);
});
