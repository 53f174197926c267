import { cleanup } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answerEditForm, editedVisit, openEdit, shownIn } from "../../../testing/edit-form.ts";
import { anOpenedSchedule } from "../../../testing/edits.ts";

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
