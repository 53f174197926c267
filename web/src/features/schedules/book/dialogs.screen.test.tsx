import {
  type AnswerOf,
  checkSchedule,
  createClient,
  createSchedule,
  getNoticeSettings,
  listClients,
  listSchedules,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { shownIn } from "../../../testing/edit-form.ts";
import { answer, bodiesOf, refuse, sent } from "../../../testing/fake-server.ts";
import { currentAddress, tokenOf } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord } from "../../../testing/people.ts";
import { answerForm, openForm, reopen } from "../../../testing/schedule-form.ts";
import { noticeSettings } from "../../../testing/settings.ts";

beforeEach(() => {
  answerForm();
  answer(createSchedule, { id: "s1", _id: "s1" });
});

/** Opens the form, and chooses a client and a walker. */
async function openFilled() {
  const form = await openForm();
  await form.choose("Client", "Ana Reyes");
  await form.choose("Walker", "Rosa Delgado");
  return form;
}

test("says why it cannot be saved, and closes once it is; a try after leaving goes under the same key", async () => {
  const { user, dialog, save } = await openFilled();
  for (const [body, shown] of [
    [undefined, "Failed to save schedule"],
    [{ message: "Invalid timeframe selected", code: "invalid_input" }, "Invalid timeframe selected"],
  ] as const) {
    refuse(createSchedule, 400, body);
    await save();
    expect(await dialog.findByText(shown)).toBeTruthy();
  }
  await user.keyboard("{Escape}");
  const next = await reopen(user);
  answer(createSchedule, { id: "s1", _id: "s1" });
  await next.save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Schedule Walk" })).toBeNull());
  expect(bodiesOf(createSchedule).at(-1)).toMatchObject({ date: "2026-11-20", client_id: "client-1", price: 26 });
  const keys = sent.flatMap(({ headers }) => headers["Idempotency-Key"] ?? []);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
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

test("Escape keeps what was typed for the next opening, until it is begun anew", async () => {
  const form = await openForm();
  await form.choose("Client", "Ana Reyes");
  await form.user.type(form.dialog.getByLabelText("Notes"), "Side gate");
  await form.user.keyboard("{Escape}");
  const { user, dialog } = await reopen(form.user);
  const shown = () => [dialog.getByLabelText("Notes"), dialog.getByRole("combobox", { name: "Client" })].map(shownIn);
  expect(shown()).toEqual(["Side gate", "Ana Reyes"]);
  await user.click(dialog.getByRole("button", { name: "Start over" }));
  expect(shown()).toEqual(["", ""]);
  expect(dialog.queryByRole("button", { name: "Start over" })).toBeNull();
});

test("a draft ends with the session when the account is deactivated", async () => {
  const { user, dialog } = await openForm(tokenOf("olive"));
  await user.type(dialog.getByLabelText("Garage Code"), "4711#");
  expect(JSON.stringify(sessionStorage)).toContain("4711#");
  refuse(listSchedules, 401, { message: "Unauthorized: account deactivated" });
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("link", { name: "Calendar" }));
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain("4711#"));
  expect(screen.queryByDisplayValue("4711#")).toBeNull();
});

test("agreements that are not signed are named under the client, and the reason goes along", async () => {
  const unsigned: AnswerOf<typeof checkSchedule>["unsigned"] = ["key", "vet"];
  answer(checkSchedule, ({ body }) => ({ conflicts: [], fits: [], unsigned: body.client_id ? unsigned : [] }));
  const { user, dialog, save } = await openFilled();
  const reason = await dialog.findByLabelText("Reason to book all the same");
  const warnings = dialog.getAllByRole("status").map(({ textContent }) => textContent);
  expect(warnings).toContain("Ana has not signed: Key release and Vet release. You can still save, with a reason.");
  await save();
  expect(await dialog.findByText("Say why you book without: Key release and Vet release")).toBeTruthy();
  await user.type(reason, "Signs at the door");
  await save();
  expect(await screen.findByText(/^Scheduled /)).toBeTruthy();
  expect(bodiesOf(createSchedule)[0]).toMatchObject({ unsigned_reason: "Signs at the door" });
});

test.each([
  ["Dec 8, 2026", { date: "2026-12-08", tell: true }],
  ["Nov 22, 2026", { date: "2026-11-22" }],
] as const)(
  "only a day after the last day told asks whether to tell the client, ticked at first: %s",
  async (date, body) => {
    answer(getNoticeSettings, noticeSettings());
    const { user, dialog, save } = await openFilled();
    const input = dialog.getByRole("textbox", { name: "Date" });
    await user.clear(input);
    await user.type(input, `${date}{Tab}`);
    const words = dialog.queryByText("People are told up to Sun, Nov 22. Later days come with their week.");
    const tick = dialog.queryByRole<HTMLInputElement>("checkbox", { name: "Tell Ana" });
    expect([words !== null, tick?.checked === true]).toEqual(["tell" in body, "tell" in body]);
    await save();
    await waitFor(() => expect(bodiesOf(createSchedule)).toMatchObject([body]));
    expect("tell" in (bodiesOf(createSchedule)[0] as object)).toBe("tell" in body);
  },
);
