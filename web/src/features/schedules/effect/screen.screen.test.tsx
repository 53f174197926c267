import { undoEdit, updateOccurrence, updateSchedule } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answerEditForm, editedVisit, openEdit } from "../../../testing/edit-form.ts";
import { anEditAnswer, anOpenedSchedule } from "../../../testing/edits.ts";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";

beforeEach(answerEditForm);

test("what a series edit will do is said before it is saved, and the save names the plan that was seen", async () => {
  const opened = anOpenedSchedule(editedVisit);
  const { user, dialog, update, isClosed } = await openEdit(opened);
  const line = (date: `${number}-${number}-${number}`, kept: string[] = []) => ({
    ...{ _id: `s1.${date}`, date, timeframe: "afternoon" as const, walker_id: "walker-1" },
    ...{ status: "scheduled" as const, kept },
  });
  const effect = {
    changed: 18,
    later: "every" as const,
    kept: 2,
    completed: 1,
    confirm_again: 3,
    groups: [{ field: "timeframe", from: "morning", to: "afternoon", visits: 18 }],
    first: [line("2026-11-23")],
    first_kept: [line("2026-11-27", ["timeframe"])],
  };
  answer(updateSchedule, ({ query }) => anEditAnswer(effect, query.preview && "plan-1"));
  await user.click(dialog.getByRole("radio", { name: /^Afternoon/ }));
  expect(await dialog.findByText("18 visits change, and every later one")).toBeTruthy();
  expect(
    dialog.getByText(/2 stay as you set them, 1 completed stays, 3 must be confirmed again; first: Mon, Nov 23/),
  ).toBeTruthy();
  expect(dialog.getByRole("list", { name: "From what to what" }).textContent).toContain(
    "Time Frame: Morning, 9 AM–12 PM → Afternoon, 12–3 PM",
  );
  expect(dialog.getByText("keeps its Time Frame")).toBeTruthy();
  await update();
  await isClosed();
  expect(bodiesOf(updateSchedule).at(-1)).toMatchObject({
    ...{ timeframe: "afternoon", scope: "series", version: 7, plan: "plan-1", date: "2026-11-20" },
  });
  expect(bodiesOf(updateSchedule).at(-1)).not.toHaveProperty("rrule");
  expect(await screen.findByText(/^Updated Biscuit & Max: 18 visits change, and every later one/)).toBeTruthy();
  answer(undoEdit, anEditAnswer({}));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(bodiesOf(undoEdit)).toEqual([{ version: 8 }]));
});

test("an edit says which parts of the price come, go and change, of a series and of one visit", async () => {
  const { user, dialog } = await openEdit(anOpenedSchedule(editedVisit));
  const parts = [
    { name: "Third pet", from: 2.5, to: 3, visits: 9 },
    { name: "Evening", from: 4, to: null, visits: 9 },
  ];
  answer(updateSchedule, anEditAnswer({ changed: 9, parts }, "plan-1"));
  answer(updateOccurrence, anEditAnswer({ changed: 1, parts: [{ name: "Evening", from: null, to: 4, visits: 1 }] }));
  await user.click(dialog.getByRole("radio", { name: /^Evening/ }));
  expect(await dialog.findByText("Third pet +$2.50 becomes +$3.00 on 9 visits")).toBeTruthy();
  expect(dialog.getByText("Evening +$4.00 is dropped from 9 visits")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /^This occurrence only/ }));
  expect(await dialog.findByText("Evening +$4.00 is added")).toBeTruthy();
});
