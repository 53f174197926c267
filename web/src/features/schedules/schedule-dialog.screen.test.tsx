import { createSchedule, getPricing, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf, refuse, sent } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";

beforeEach(() => {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Priya Shah", custom_rates: { overnight: 180 } })]);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, []);
  answer(getPricing, { walk25: 26, visit: 27, overnight: 110, other: 31 });
});

/** The owner's form for a new booking. */
const openForm = () => openAgain(openApp("/admin", "admin"));

/** The next form, once the last one has closed. */
async function reopen(user: UserEvent) {
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
  expect(await screen.findByText("No client found")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(logged).toHaveBeenCalled();
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
  await user.type(price, "2-8");
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

test("Ctrl+Enter saves from any field", async () => {
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  answer(createSchedule, { id: "s1", _id: "s1" });
  await user.type(dialog.getByLabelText("Notes"), "Side gate{Control>}{Enter}{/Control}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  expect(bodiesOf(createSchedule)).toHaveLength(1);
  expect(bodiesOf(createSchedule)[0]).toMatchObject({ notes: "Side gate" });
});

test("⌘+Enter on a weekday saves, and leaves the weekday as it is", async () => {
  const { user, dialog, choose } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  await user.click(dialog.getByText("Weekly"));
  answer(createSchedule, { id: "s1", _id: "s1" });
  dialog.getByRole("button", { name: "Monday" }).focus();
  await user.keyboard("{Meta>}{Enter}{/Meta}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  expect(bodiesOf(createSchedule)[0]).toMatchObject({ rrule: expect.stringContaining("BYDAY=FR") });
});

test("the start's weekday is picked until another one is, and stays among them", async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByText("Weekly"));
  const pressed = () => dialog.getAllByRole("button", { pressed: true }).map((day) => day.getAttribute("aria-label"));
  expect(pressed()).toEqual(["Friday"]);
  await user.click(dialog.getByRole("button", { name: "Friday" }));
  expect(pressed()).toEqual(["Friday"]);
  await user.click(dialog.getByRole("button", { name: "Monday" }));
  expect(pressed()).toEqual(["Monday", "Friday"]);
  expect(dialog.getByText("Weekly on Mon, Fri")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Friday" }));
  expect(pressed()).toEqual(["Monday"]);
});

test.each([
  ["Escape", async ({ user }) => user.keyboard("{Escape}")],
  ["the close button", async ({ user, dialog }) => user.click(dialog.getByRole("button", { name: "Close" }))],
] satisfies [string, (form: Awaited<ReturnType<typeof openForm>>) => Promise<void>][])(
  "%s keeps what was typed for the next opening",
  async (_, close) => {
    const form = await openForm();
    await form.choose("Client", "Ana Reyes");
    await form.user.type(form.dialog.getByLabelText("Notes"), "Side gate");
    await close(form);
    const { user, dialog } = await reopen(form.user);
    expect(dialog.getByLabelText<HTMLInputElement>("Notes").value).toBe("Side gate");
    expect(dialog.getByRole<HTMLInputElement>("combobox", { name: "Client" }).value).toBe("Ana Reyes");
    await user.click(dialog.getByRole("button", { name: "Start over" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Notes").value).toBe("");
    expect(dialog.getByRole<HTMLInputElement>("combobox", { name: "Client" }).value).toBe("");
    expect(dialog.queryByRole("button", { name: "Start over" })).toBeNull();
  },
);

test("Cancel discards what was typed, and so does booking it", async () => {
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText("Notes"), "Side gate");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  const next = await reopen(user);
  expect(next.dialog.getByLabelText<HTMLInputElement>("Notes").value).toBe("");
  await next.choose("Client", "Ana Reyes");
  await next.choose("Walker", "Rosa Delgado");
  answer(createSchedule, { id: "s1", _id: "s1" });
  await next.save();
  const last = await reopen(user);
  expect(last.dialog.getByRole<HTMLInputElement>("combobox", { name: "Client" }).value).toBe("");
});

test("another try after leaving goes under the same key", async () => {
  const { user, choose, save } = await openForm();
  await choose("Client", "Ana Reyes");
  await choose("Walker", "Rosa Delgado");
  refuse(createSchedule, 400);
  await save();
  await screen.findByText("Failed to save schedule");
  await user.keyboard("{Escape}");
  const next = await reopen(user);
  answer(createSchedule, { id: "s1", _id: "s1" });
  await next.save();
  await waitFor(() => expect(bodiesOf(createSchedule)).toHaveLength(2));
  const keys = sent.flatMap(({ headers }) => headers["Idempotency-Key"] ?? []);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
