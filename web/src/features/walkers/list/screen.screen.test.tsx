import { listWalkers, walkersOverview } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aTeamWeek, aWalker, aWalkerWeek } from "../../../testing/people.ts";

const rosa = aWalker({ username: "rosa@test.example" });
const devon = aWalker({ id: "walker-2", name: "Devon Marsh", phone: "5165550106", active: false });

beforeEach(() => {
  answer(listWalkers, [rosa, devon]);
  const visits = { completed: 9, confirmed: 1, scheduled: 3, overdue: 1, cancelled: 2 };
  const rosasWeek = aWalkerWeek({ online: true, last_seen_at: "2026-11-20T13:28:00Z", visits, earned: 135.5 });
  answer(walkersOverview, aTeamWeek(rosasWeek, aWalkerWeek({ id: "walker-2", last_seen_at: "2026-10-30T13:28:00Z" })));
});

const rowOf = async (name: RegExp) => (await screen.findByRole("row", { name })).textContent;

test("a row tells who is there, how far the week is, and what it earned; the sums are those of the rows", async () => {
  openApp("/admin/walkers", "admin");
  expect(await rowOf(/Rosa Delgado/)).toBe(
    "RDRosa Delgado516-555-0101Onlineat 8:28 AM9 of 14 done · 1 overdue · 2 cancelled$135.50Active",
  );
  expect(await rowOf(/^1 walker/)).toBe("1 walker9 of 14 visits done · 1 overdue$135.50");
});
