import { createSchedule, listSchedules } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { shownIn } from "../../../testing/edit-form.ts";
import { answer, bodiesOf, refuse, sent } from "../../../testing/fake-server.ts";
import { tokenOf } from "../../../testing/open-app.tsx";
import { answerForm, openForm, reopen } from "../../../testing/schedule-form.ts";

beforeEach(answerForm);

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

test("Cancel discards what was typed, and so does booking it; the form shows it until it has closed", async () => {
  const { user, dialog } = await openForm();
  const notes = dialog.getByLabelText<HTMLInputElement>("Notes");
  await user.type(notes, "Side gate");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(notes.value).toBe("Side gate");
  const next = await reopen(user);
  expect(next.dialog.getByLabelText<HTMLInputElement>("Notes").value).toBe("");
  await next.choose("Client", "Ana Reyes");
  await next.choose("Walker", "Rosa Delgado");
  answer(createSchedule, { id: "s1", _id: "s1" });
  const client = next.dialog.getByRole<HTMLInputElement>("combobox", { name: "Client" });
  await next.save();
  expect(client.value).toBe("Ana Reyes");
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
