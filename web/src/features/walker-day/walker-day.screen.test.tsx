import { completeWalk, myEstimatedEarnings, mySchedule } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { someEarnings } from "../../testing/earnings.ts";
import { answer, bodiesOf, cutOff, refuse } from "../../testing/fake-server.ts";
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

test("a walk that cannot be completed keeps its note, and says why", async () => {
  answer(mySchedule, [aWalkerVisit()]);
  const user = openApp("/walker", "walker");
  await user.click(within(await firstVisit()).getByRole("button", { name: "Complete walk, Biscuit & Max" }));
  const dialog = await screen.findByRole("dialog", { name: "Complete walk" });
  await user.type(within(dialog).getByLabelText(/Additional notes/), "Half a note");
  for (const [body, shown] of [
    [undefined, "Failed to mark walk as completed"],
    [{ message: "This walk is cancelled.", code: "conflict" }, "This walk is cancelled."],
  ] as const) {
    refuse(completeWalk, 409, body);
    await user.click(within(dialog).getByRole("button", { name: "Complete walk" }));
    expect(await within(dialog).findByText(shown)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Additional notes/).value).toBe("Half a note");
  }
  cutOff(completeWalk);
  const attempts = bodiesOf(completeWalk).length;
  await user.type(within(dialog).getByLabelText(/Additional notes/), "{Control>}{Enter}{/Control}");
  expect(
    await within(dialog).findByText("No signal. Your note is kept: send it when you are back online."),
  ).toBeTruthy();
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(bodiesOf(completeWalk)).toHaveLength(attempts + 1);
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
