import { createClient, createSchedule, getVisit, listClients, listSchedules } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";
import { answerForm, openForm } from "../../testing/schedule-form.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

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

test("names the default rate and a client's own", async () => {
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  expect(await dialog.findByText("Default rate: $26.00")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Service"), "Overnight stay");
  expect(await dialog.findByText("Default rate: $110.00")).toBeTruthy();
  await choose("Client", "Priya Shah");
  expect(await dialog.findByText("Custom rate: $180.00")).toBeTruthy();
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

test("the first dates of a rule say when the year changes", async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByText("Monthly"));
  const every = dialog.getByLabelText("Repeat every (months)");
  await user.clear(every);
  await user.type(every, "6");
  expect(await dialog.findByText(/^First: /)).toHaveProperty(
    "textContent",
    "First: Fri, Nov 20; Thu, May 20, 2027; Nov 20; Sat, May 20, 2028; Nov 20 …",
  );
});

test("the form starts at the client, and Enter takes the first match", async () => {
  const { user, dialog } = await openForm();
  const client = await dialog.findByRole("combobox", { name: "Client" });
  await waitFor(() => expect(document.activeElement).toBe(client));
  await user.keyboard("bisc{Enter}");
  await waitFor(() => expect(client).toHaveProperty("value", "Ana Reyes"));
});

test("Enter in a list that was only opened leaves who is chosen, and after an arrow takes who is marked", async () => {
  const { user, dialog, choose } = await openForm();
  const client = await dialog.findByRole("combobox", { name: "Client" });
  await choose("Client", "Priya Shah");
  await user.click(client);
  await screen.findByRole("option", { name: /^Ana Reyes/, hidden: true });
  await user.keyboard("{Enter}");
  expect(client).toHaveProperty("value", "Priya Shah");
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(client).toHaveProperty("value", "Ana Reyes"));
  expect(dialog.queryByText("Please select a walker")).toBeNull();
});

test("what was booked can be viewed at once, and the focus is back at the opener", async () => {
  const { user, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  answer(createSchedule, { id: "s1", _id: "s1" });
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("+ Schedule Walk"));
  const visit = anOwnerVisit({ _id: "s1.2026-11-20" });
  answer(listSchedules, [visit]);
  answer(getVisit, visit);
  await user.click(await screen.findByRole("button", { name: "View" }));
  expect(currentAddress()).toBe("/admin/calendar?view=day&date=2026-11-20&visit=s1.2026-11-20");
  expect(await screen.findByRole("dialog", { name: "Biscuit & Max" })).toBeTruthy();
});

test("the first visit of a series may be later than its start", async () => {
  const { user, dialog, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  await user.click(dialog.getByText("Weekly"));
  await user.click(dialog.getByRole("button", { name: "Monday" }));
  await user.click(dialog.getByRole("button", { name: "Friday" }));
  answer(createSchedule, { id: "s2", _id: "s2" });
  await save();
  await user.click(await screen.findByRole("button", { name: "View" }));
  expect(currentAddress()).toContain("visit=s2.2026-11-23");
});
