import { createSchedule, getNoticeSettings } from "@petcare/contract";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { answerForm, openForm } from "../../testing/schedule-form.ts";
import { noticeSettings } from "../../testing/settings.ts";

async function fill(date: string) {
  answerForm();
  answer(createSchedule, { id: "s1", _id: "s1" });
  const form = await openForm();
  const input = form.dialog.getByRole("textbox", { name: "Date" });
  await form.user.clear(input);
  await form.user.type(input, date);
  await form.choose("Client", "Ana Reyes");
  await form.choose("Walker", "Rosa Delgado");
  return form;
}

test("a booking after the last day told asks whether its client is told, ticked at first", async () => {
  answer(getNoticeSettings, noticeSettings());
  const { dialog, save } = await fill("Dec 8, 2026");
  const tick = await dialog.findByRole<HTMLInputElement>("checkbox", { name: "Tell Ana" });
  expect(tick.checked).toBe(true);
  expect(dialog.getByText("People are told up to Sun, Nov 22. Later days come with their week.")).toBeTruthy();
  await save();
  await waitFor(() => expect(bodiesOf(createSchedule)).toMatchObject([{ date: "2026-12-08", tell: true }]));
});

test("a day that is told anyway asks nothing", async () => {
  answer(getNoticeSettings, noticeSettings());
  const { dialog, save } = await fill("Nov 22, 2026");
  expect(dialog.queryByRole("checkbox", { name: "Tell Ana" })).toBeNull();
  await save();
  await waitFor(() => expect(bodiesOf(createSchedule)).toHaveLength(1));
  expect(bodiesOf(createSchedule)[0]).not.toHaveProperty("tell");
});
