import {
  createClient,
  createSchedule,
  endSchedule,
  getPricing,
  getVisit,
  listClients,
  listSchedules,
  listWalkers,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { anEditAnswer } from "../../testing/edits.ts";
import { answer, bodiesOf, holdBack, refuse, sent } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
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

test("falls back silently to the built-in prices", async () => {
  refuse(getPricing, 400);
  const { dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  expect(await dialog.findByText("Default rate: $25.00")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Price").value).toBe("25.00");
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("opens without clients or walkers, and says nothing of it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  refuse(listClients, 400);
  refuse(listWalkers, 400);
  const { user, dialog } = await openForm();
  await user.click(await dialog.findByRole("combobox", { name: "Client" }));
  expect(await screen.findByText("+ New client")).toBeTruthy();
  expect(dialog.queryByRole("alert")).toBeNull();
  expect(logged).toHaveBeenCalled();
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

test("a mistyped year is refused in words", async () => {
  const { user, dialog, save } = await openForm();
  await user.click(dialog.getByText("Monthly"));
  const date = dialog.getByRole("textbox", { name: "Date" });
  await user.clear(date);
  await user.type(date, "12/30/9999");
  await user.tab();
  expect(await dialog.findByText("Monthly on the 30th")).toBeTruthy();
  await save();
  expect(await dialog.findByText("must be a date such as 2026-11-20")).toBeTruthy();
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

test("the address opens the form for its slot, and closing it leaves the rest of the address", async () => {
  const user = openApp("/admin/calendar?week=2026-11-23&schedule=2026-11-25.walker-1", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  expect((dialog.getByRole("textbox", { name: "Date" }) as HTMLInputElement).value).toBe("Wed, Nov 25, 2026");
  const walker = dialog.getByRole("combobox", { name: "Walker" }) as HTMLInputElement;
  await waitFor(() => expect(walker.value).toBe("Rosa Delgado"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  expect(currentAddress()).toBe("/admin/calendar?week=2026-11-23");
});

test("the form starts at the client, and Enter takes the first match", async () => {
  const { user, dialog } = await openForm();
  const client = await dialog.findByRole("combobox", { name: "Client" });
  await waitFor(() => expect(document.activeElement).toBe(client));
  await user.keyboard("bisc{Enter}");
  await waitFor(() => expect(client).toHaveProperty("value", "Ana Reyes"));
});

test("one letter and Enter choose the first match, and do not send the form", async () => {
  const { user, dialog } = await openForm();
  const client = await dialog.findByRole("combobox", { name: "Client" });
  await waitFor(() => expect(document.activeElement).toBe(client));
  await user.keyboard("p");
  await screen.findByRole("option", { name: /^Priya Shah/, hidden: true });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(client).toHaveProperty("value", "Priya Shah"));
  expect(dialog.queryByText("Please select a walker")).toBeNull();
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

test("clients that come after the typing are chosen by Enter, which sends nothing before", async () => {
  const there = Promise.withResolvers<void>();
  holdBack(listClients, there.promise);
  const { user, dialog } = await openForm();
  const client = await dialog.findByRole("combobox", { name: "Client" });
  await waitFor(() => expect(document.activeElement).toBe(client));
  await user.keyboard("pri");
  expect(await screen.findByText("Loading...")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(dialog.queryByText("Please select a client")).toBeNull();
  there.resolve();
  await screen.findByRole("option", { name: /^Priya Shah/, hidden: true });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(client).toHaveProperty("value", "Priya Shah"));
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

test("what was booked is taken back from the toast", async () => {
  const { user, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  answer(createSchedule, { id: "s1", _id: "s1" });
  answer(endSchedule, anEditAnswer({ cancelled: 1 }));
  await save();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(sent.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/schedules/s1"]);
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
