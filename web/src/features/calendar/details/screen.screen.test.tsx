import { confirmVisit, listSchedules, reopenVisit, restoreVisit } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anEditAnswer } from "../../../testing/edits.ts";
import { answer, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { openDetails } from "../../../testing/visit-details.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

test.each([
  ["scheduled", ["Cancel visit…", "Confirm", "Complete…", "Move to…", "Edit"]],
  ["confirmed", ["Cancel visit…", "Complete…", "Move to…", "Edit"]],
  ["completed", ["Reopen…"]],
  ["cancelled", ["Restore"]],
] as const)("a visit that is %s offers what its status allows", async (status, offered) => {
  const { buttons } = await openDetails(anOwnerVisit({ status }));
  expect(buttons().filter(Boolean)).toEqual(["Note an incident…", ...offered]);
});

test("an act on what has changed since says so, and shows what it is now", async () => {
  const visit = anOwnerVisit({ version: 4 });
  const { user, dialog } = await openDetails(visit);
  refuse(confirmVisit, 409, { message: "This walk has changed. Look again.", code: "conflict" });
  answer(listSchedules, [{ ...visit, timeframe: "evening", version: 5 }]);
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText("This walk has changed. Look again.")).toBeTruthy();
  expect(await dialog.findByText(/6–9 PM/)).toBeTruthy();
  refuse(confirmVisit, 500);
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText("Failed to change the visit. Please try again.")).toBeTruthy();
  expect(bodiesOf(confirmVisit).at(-1)).toEqual({ version: 5 });
});

test("a cancelled visit has the reason, the charge and the pay, and can be restored", async () => {
  const visit = anOwnerVisit({
    status: "cancelled",
    cancel_reason: "The family is home",
    charge: 14,
    pay: 10,
    changed: { by: "Kate Morgan", at: "2026-11-20T13:12:00.000Z" },
  });
  const { user, dialog } = await openDetails(visit);
  expect(dialog.getByText("The family is home")).toBeTruthy();
  expect(dialog.getByText("by Kate Morgan, Fri, Nov 20, 8:12 AM")).toBeTruthy();
  expect(dialog.getByText("$14.00")).toBeTruthy();
  expect(dialog.getByText("$10.00")).toBeTruthy();
  answer(restoreVisit, anEditAnswer({ restored: 1 }));
  await user.click(dialog.getByRole("button", { name: "Restore" }));
  expect(await screen.findByText("Restored: Biscuit & Max, Fri, Nov 20")).toBeTruthy();
  expect(bodiesOf(restoreVisit)).toEqual([{ version: 1 }]);
});

test("reopening asks first, for the walker's note goes", async () => {
  const visit = anOwnerVisit({ status: "completed", comments: "All well", version: 2 });
  const { user, dialog } = await openDetails(visit);
  await user.click(dialog.getByRole("button", { name: "Reopen…" }));
  const question = within(await screen.findByRole("dialog", { name: "Reopen this visit?" }));
  expect(question.getByText(/note and photos go for good/)).toBeTruthy();
  expect(bodiesOf(reopenVisit)).toEqual([]);
  answer(reopenVisit, anEditAnswer({ changed: 1 }));
  await user.click(question.getByRole("button", { name: "Reopen visit" }));
  expect(await screen.findByText("Reopened: Biscuit & Max, Fri, Nov 20")).toBeTruthy();
  expect(bodiesOf(reopenVisit)).toEqual([{ version: 2 }]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Reopen this visit?" })).toBeNull());
});
