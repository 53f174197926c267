import { createSchedule } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse, sent } from "../../testing/fake-server.ts";
import { answerForm, openForm, reopen } from "../../testing/schedule-form.ts";

beforeEach(answerForm);

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
