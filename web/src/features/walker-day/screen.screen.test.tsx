import { confirmVisit, myEstimatedEarnings, mySchedule, walkerHeartbeat } from "@petcare/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { someEarnings } from "../../testing/earnings.ts";
import { answer, bodiesOf, refuse, sent } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aWalkerVisit } from "../../testing/visits.ts";

const firstVisit = async () => {
  const today = await screen.findByRole("region", { name: "Today's walks" });
  return (await within(today).findAllByRole("article"))[0] as HTMLElement;
};

test.each([
  [undefined, "Failed to load earnings data"],
  [{ message: "end must be after start", code: "invalid_input" }, "end must be after start"],
])("earnings that cannot be loaded, with the server's words %j, do not hide the day's walks", async (body, shown) => {
  answer(mySchedule, [aWalkerVisit()]);
  refuse(myEstimatedEarnings, 400, body);
  const user = openApp("/walker", "walker");
  expect(await firstVisit()).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "This week's earnings" }));
  expect(await screen.findByText(shown)).toBeTruthy();
  answer(myEstimatedEarnings, someEarnings({ total_earnings: 15, total_walks: 1, tips: 5 }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const total = await screen.findByRole("region", { name: "Total" });
  expect(total.textContent).toBe("Estimated earnings$15.001 completed walkTips: $5.00");
});

test("a cancelled walk that was done keeps the walker's note and what becomes of the pay", async () => {
  const done = { status: "cancelled", comments: "All well", timeframe: "morning" } as const;
  const review = { waits: false, sentence: "Kate pays you for it." };
  answer(mySchedule, [aWalkerVisit({ ...done, _id: "v1", review })]);
  const user = openApp("/walker", "walker");
  const row = await screen.findByRole("button", {
    name: /Kate pays you for it\. “All well”/,
  });
  await user.click(row);
  const details = within(await screen.findByRole("dialog"));
  expect(details.getByText("Kate pays you for it.")).toBeTruthy();
  expect(details.getByText("All well")).toBeTruthy();
});

test("codes that no signal brings say whom to call", async () => {
  answer(mySchedule, [aWalkerVisit({ codes: ["lockbox"] })]);
  const user = openApp("/walker", "walker");
  await user.click(await screen.findByRole("button", { name: "Show codes" }));
  const words = await screen.findByText(/^Codes need a signal/);
  expect(words.textContent).toBe("Codes need a signal. Call Ana or the office.");
  expect(within(words).getByRole("link", { name: "Ana" }).getAttribute("href")).toBe("tel:+15165550103");
  expect(within(words).getByRole("link", { name: "the office" }).getAttribute("href")).toMatch(/^tel:/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  [["scheduled", "confirmed", "completed", "cancelled"], "Hello, 2 to go"],
  [["completed", "cancelled"], "Hello, all done"],
  [["cancelled"], "Hello"],
] as const)("the heading of a day with visits that are %j is '%s'", async (statuses, heading) => {
  answer(
    mySchedule,
    statuses.map((status) => aWalkerVisit({ _id: status, status })),
  );
  openApp("/walker", "walker");
  await screen.findByRole("region", { name: "Today's walks" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(heading);
});

test("a walker whose schedule cannot be loaded is told, and can try again", async () => {
  refuse(mySchedule, 400);
  const user = openApp("/walker", "walker");
  expect(await screen.findByText("Failed to load your schedule")).toBeTruthy();
  answer(mySchedule, [aWalkerVisit()]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await firstVisit()).toBeTruthy();
});

const confirmed = (id: string) => ({ _id: id, status: "confirmed" as const, version: 2 });

test("all of tomorrow's are confirmed with one tap, but those that are already", async () => {
  const tomorrow = ["a", "b"].map((_id) => aWalkerVisit({ _id, date: "2026-11-21", version: 3 }));
  const done = aWalkerVisit({ _id: "c", date: "2026-11-21", status: "confirmed" });
  answer(mySchedule, [...tomorrow, done, aWalkerVisit({ _id: "d", date: "2026-11-22" })]);
  answer(confirmVisit, confirmed("a"));
  const user = openApp("/walker", "walker");
  await user.click(await screen.findByRole("button", { name: "Confirm all of tomorrow’s (2)" }));
  expect(await screen.findByText("Confirmed: 2 visits")).toBeTruthy();
  const requested = sent.filter(({ path }) => path.endsWith("/confirm")).map(({ path, body }) => [path, body]);
  expect(requested).toEqual([
    ["/visits/a/confirm", { version: 3 }],
    ["/visits/b/confirm", { version: 3 }],
  ]);
});

test("a visit that has changed since is not confirmed, and is shown as it is now", async () => {
  const visit = aWalkerVisit({ date: "2026-11-21" });
  answer(mySchedule, [visit]);
  const user = openApp("/walker", "walker");
  const all = await screen.findByRole("button", { name: "Confirm all of tomorrow’s (1)" });
  refuse(confirmVisit, 409, { message: "This walk has changed. Look again.", code: "conflict" });
  answer(mySchedule, [{ ...visit, timeframe: "evening", version: 2 }]);
  await user.click(all);
  expect(await screen.findByText("This walk has changed. Look again.")).toBeTruthy();
  const upcoming = within(screen.getByRole("region", { name: "Upcoming walks" }));
  await waitFor(() => expect(upcoming.getByText(/^6–9 PM/)).toBeTruthy());
  refuse(confirmVisit, 500);
  await user.click(screen.getByRole("button", { name: "Confirm all of tomorrow’s (1)" }));
  expect(await screen.findByText("Failed to confirm. Please try again.")).toBeTruthy();
});

const tomorrow = "2026-11-21" as const;
const rex = aWalkerVisit({
  date: tomorrow,
  clientName: "Ana Reyes",
  keys: [{ label: "Front door", where: null }],
  codes: ["lockbox", "alarm"],
});
const nori = aWalkerVisit({
  date: tomorrow,
  timeframe: "evening",
  clientName: "Priya Shah",
  address: "9 Orchard St",
  keys: [
    { label: "Copy A", where: "Marcus" },
    { label: "Copy B", where: "Office, hook 3" },
  ],
});
/** As an earlier release has kept it. */
const { keys: _, ...old } = aWalkerVisit({
  _id: "kept",
  date: tomorrow,
  clientName: "Sam Ito",
  codes: ["garage_code"],
});
const kept = old as ReturnType<typeof aWalkerVisit>;
const bare = aWalkerVisit({ _id: "bare", date: tomorrow, clientName: "Lee Park" });
const later = aWalkerVisit({ date: "2026-11-22", clientName: "Mia Cole", keys: rex.keys, codes: ["alarm"] });

test("from the evening on the keys and codes of tomorrow's homes are listed, each home once", async () => {
  vi.setSystemTime(new Date("2026-11-20T23:00:00Z"));
  answer(mySchedule, [rex, { ...rex, _id: "again" }, nori, kept, bare, later]);
  openApp("/walker", "walker");
  const list = await within(await screen.findByRole("region", { name: "For tomorrow" })).findAllByRole("listitem");
  expect(list.map((home) => [...home.children].map(({ textContent }) => textContent))).toEqual([
    ["Ana Reyes · 41 Harbor Ln", "Take the key “Front door”", "Lockbox, Alarm"],
    ["Sam Ito · 41 Harbor Ln", "Garage code"],
    ["Priya Shah · 9 Orchard St", "Fetch a key: “Copy A” (Marcus), “Copy B” (Office, hook 3)"],
  ]);
  expect(screen.getByText("This phone takes the codes along tomorrow, where it has a signal.")).toBeTruthy();
});

const fiveMinutes = 300_000;
const beats = () => bodiesOf(walkerHeartbeat).length;

/** Moves the clock and runs the timers that are due. */
const wait = (length: number) => act(() => vi.advanceTimersByTimeAsync(length));

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

/** Opens the dashboard under a clock that the test moves. */
async function openTimed() {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-11-20T13:30:00Z") });
  answer(walkerHeartbeat, { ok: true });
  openApp("/walker", "walker");
  await screen.findByText("No visits today");
}

test("the walker's dashboard says that it is open when it loads and every five minutes", async () => {
  await openTimed();
  expect(beats()).toBe(1);
  await wait(fiveMinutes);
  await wait(fiveMinutes);
  expect(beats()).toBe(3);
});

test("out of view it says nothing, and once it is back it says so at once", async () => {
  await openTimed();
  look("hidden");
  await wait(2 * fiveMinutes);
  expect(beats()).toBe(1);
  look("visible");
  await waitFor(() => expect(beats()).toBe(2));
  look("visible");
  await wait(0);
  expect(beats()).toBe(2);
});
