import { updateSchedule } from "@petcare/contract";
import { act, cleanup } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { signOut } from "../../../lib/session/session.ts";
import { answerEditForm, editedVisit, openEdit, shownIn } from "../../../testing/edit-form.ts";
import { anEditAnswer, anOpenedSchedule } from "../../../testing/edits.ts";
import { answer } from "../../../testing/fake-server.ts";

beforeEach(answerEditForm);

const opened = anOpenedSchedule(editedVisit);
const kept = () => JSON.stringify(sessionStorage);

test("what is typed outlives a reload, with its scope, until somebody starts over", async () => {
  const first = await openEdit(opened);
  await first.user.click(first.dialog.getByRole("radio", { name: /^This and following/ }));
  await first.type("Notes", "Side gate");
  cleanup();
  const { user, dialog } = await openEdit(opened);
  expect(dialog.getByText("This is what you had typed before.")).toBeTruthy();
  expect(shownIn(dialog.getByLabelText("Notes"))).toBe("Side gate");
  expect(dialog.getByRole("radio", { name: /^This and following/ })).toHaveProperty("checked", true);
  await user.click(dialog.getByRole("button", { name: "Start over" }));
  expect(shownIn(dialog.getByLabelText("Notes"))).toBe("Back gate");
  expect(dialog.queryByText("This is what you had typed before.")).toBeNull();
  expect(kept()).not.toContain("Side gate");
});

test.each(["Update", "Cancel", "the session's end"])("what is typed ends with %s", async (end) => {
  const { user, dialog, type, isClosed } = await openEdit(opened);
  answer(updateSchedule, anEditAnswer({ changed: 2 }));
  await type("Notes", "Side gate");
  expect(kept()).toContain("Side gate");
  if (end === "the session's end") act(() => signOut());
  else {
    await user.click(dialog.getByRole("button", { name: end }));
    await isClosed();
  }
  expect(kept()).not.toContain("Side gate");
});
