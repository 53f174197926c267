import { deleteWalkNote, myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClientVisit } from "../../testing/visits.ts";

const completed = aClientVisit({
  date: "2026-11-19",
  status: "completed",
  comments: "Rolled in the creek.",
  completed_at: "2026-11-19T14:30:00.000Z",
});

test("a note that cannot be deleted stays, and the dialog says why", async () => {
  answer(myUpcomingWalks, []);
  answer(myWalkHistory, [completed]);
  const user = openApp("/client?tab=history", "client");
  await user.click(await screen.findByRole("button", { name: /^Delete note of Biscuit & Max/ }));
  const dialog = await screen.findByRole("dialog", { name: "Delete this note?" });
  for (const [body, shown] of [
    [undefined, "Failed to delete walk note. Please try again."],
    [{ message: "This walk was not found.", code: "not_found" }, "This walk was not found."],
  ] as const) {
    refuse(deleteWalkNote, 404, body);
    await user.click(within(dialog).getByRole("button", { name: "Delete note" }));
    expect((await within(dialog).findByText(shown)).closest("[role=alert]")).toBeTruthy();
  }
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Rolled in the creek.")).toBeTruthy();
});

test("walks that cannot be loaded are told, and can be tried again", async () => {
  answer(myUpcomingWalks, []);
  refuse(myWalkHistory, 400);
  const user = openApp("/client?tab=history", "client");
  expect(await screen.findByText("Failed to load data. Please try again.")).toBeTruthy();
  answer(myWalkHistory, [completed]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
});

test.each([
  [{ visits_before: 2 }, "We come between 9 AM and 12 PM, 2 visits before yours."],
  [{ visits_before: 0 }, "We come between 9 AM and 12 PM."],
  [{ arrived_at: "2026-11-20T14:12:00.000Z" }, "Rosa is here since 9:12 AM."],
])("on the day itself a visit says where its walker is: %o", async (given, words) => {
  answer(myUpcomingWalks, [aClientVisit(given)]);
  answer(myWalkHistory, []);
  openApp("/client?tab=upcoming", "client");
  expect(within(await screen.findByRole("article")).getByText(words)).toBeTruthy();
  const head = "arrived_at" in given ? "Biscuit & Max: Rosa is here since 9:12 AM" : /^Next visit: Today/;
  expect(screen.getByText(head)).toBeTruthy();
});
