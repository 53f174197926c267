import { confirmVisit, listSchedules, reopenVisit } from "@petcare/contract";
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
