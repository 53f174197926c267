import { confirmVisit, mySchedule } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, refuse, sent } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aWalkerVisit } from "../../../testing/visits.ts";

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
