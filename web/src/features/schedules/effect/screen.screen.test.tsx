import { undoEdit, updateSchedule } from "@petcare/contract";
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
