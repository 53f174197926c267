import { deleteWalkNote, myRequests, myUpcomingWalks, myWalkHistory, restoreWalkNote } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readAgain } from "../../lib/api/after-write.ts";
import { queryClient } from "../../lib/api/query.ts";
import { answer, answerPages, refuse, sent } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClientVisit } from "../../testing/visits.ts";

const completed = aClientVisit({
  date: "2026-11-19",
  status: "completed",
  comments: "Rolled in the creek.",
  completed_at: "2026-11-19T14:30:00.000Z",
});

test.each([
  ["/client?tab=upcoming", myUpcomingWalks, aClientVisit({ date: "2026-11-21" })],
  ["/client?tab=history", myWalkHistory, completed],
] as const)("what cannot be loaded at %s is told, and can be tried again", async (path, endpoint, visit) => {
  answer(myUpcomingWalks, []);
  answer(myWalkHistory, []);
  answer(myRequests, []);
  refuse(endpoint, 400);
  const user = openApp(path, "client");
  expect(await screen.findByText("Failed to load data. Please try again.")).toBeTruthy();
  answer(endpoint, [visit]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
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

const pageSize = 2;

/** Answers a history of walks named by letters, in pages. */
const answerHistory = (walks: string[]) =>
  answerPages(myWalkHistory, (cursor = "") => {
    const from = walks.indexOf(cursor) + 1;
    const page = walks.slice(from, from + pageSize);
    const items = page.map((name) => ({ ...completed, _id: name, pet_names: [name] }));
    return { items, next: from + pageSize < walks.length ? page.at(-1) : undefined };
  });

const readHistory = () => queryClient.refetchQueries({ queryKey: [myWalkHistory.name] });
const cursorsSent = () => sent.filter(({ path }) => path === myWalkHistory.path).map(({ query }) => query.cursor);

test("a history that is read again is read as far as it has changed, and whole after a write", async () => {
  answer(myUpcomingWalks, []);
  answerHistory(["A", "B", "C", "D", "E"]);
  const user = openApp("/client?tab=history", "client");
  for (const count of [4, 5]) {
    await user.click(await screen.findByRole("button", { name: "Show earlier walks" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
  }
  sent.length = 0;
  await readHistory();
  expect(cursorsSent()).toEqual([undefined]);
  expect(screen.getAllByRole("article")).toHaveLength(5);

  answerHistory(["New", "A", "B", "C", "D", "E"]);
  sent.length = 0;
  await readHistory();
  expect(cursorsSent()).toEqual([undefined, "A", "C"]);
  expect(await screen.findByRole("article", { name: /New/ })).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(6);

  sent.length = 0;
  readAgain(myWalkHistory);
  await waitFor(() => expect(cursorsSent()).toEqual([undefined, "A", "C"]));
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

test("the history shows what was done for the pets, each with its time, and not after the note is deleted", async () => {
  answer(myUpcomingWalks, []);
  const ticks = [{ pet: "Biscuit", care: "medication" as const, at: "2026-11-19T14:14:00.000Z" }];
  answer(myWalkHistory, [{ ...completed, ticks }]);
  answer(deleteWalkNote, { ok: true });
  const user = openApp(`/client?tab=history&delete-note=${completed._id}`, "client");
  const list = await screen.findByRole("list", { name: "Care", hidden: true });
  expect(list.textContent).toBe("Biscuit: medicine given 9:14 AM");
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this note?" }));
  await user.click(dialog.getByRole("button", { name: "Delete note" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Care", hidden: true })).toBeNull());
});

test("Undo brings a deleted note back, or says that it did not", async () => {
  answer(myUpcomingWalks, []);
  answer(myWalkHistory, [completed]);
  answer(deleteWalkNote, { ok: true });
  const user = openApp("/client?tab=history", "client");
  const remove = async () => {
    await user.click(await screen.findByRole("button", { name: /^Delete note of Biscuit & Max/ }));
    await user.click(await screen.findByRole("button", { name: "Delete note" }));
    await waitFor(() => expect(screen.queryByText("Rolled in the creek.")).toBeNull());
    await user.click(await screen.findByRole("button", { name: "Undo" }));
  };
  answer(restoreWalkNote, { ok: true });
  await remove();
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(screen.getByText("Rolled in the creek.")).toBeTruthy();
  refuse(restoreWalkNote, 404);
  await remove();
  expect(await screen.findByText("Not undone. Please try again.")).toBeTruthy();
  expect(screen.queryByText("Rolled in the creek.")).toBeNull();
});
