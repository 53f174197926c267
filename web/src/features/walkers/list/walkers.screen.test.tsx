import { listClients, listSchedules, listWalkers, walkersOverview } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker, aWalkerWeek } from "../../../testing/people.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

const rosa = aWalker({ username: "rosa@test.example" });
const devon = aWalker({ id: "walker-2", name: "Devon Marsh", phone: "5165550106", active: false });

beforeEach(() => {
  answer(listClients, []);
  answer(listWalkers, [rosa, devon]);
  answer(listSchedules, []);
  answer(walkersOverview, {
    late: [],
    here: [],
    week: { first: "2026-11-16", last: "2026-11-22" },
    left: null,
    walkers: [
      aWalkerWeek({
        online: true,
        last_seen_at: "2026-11-20T13:28:00Z",
        visits: { completed: 9, confirmed: 1, scheduled: 3, overdue: 1, cancelled: 2 },
        earned: 135.5,
      }),
      aWalkerWeek({ id: "walker-2", last_seen_at: "2026-10-30T13:28:00Z" }),
    ],
  });
});

const rowOf = async (name: RegExp) => (await screen.findByRole("row", { name })).textContent;

test("a row tells who is there, how far the week is, and what it earned; the sums are those of the rows", async () => {
  openApp("/admin/walkers", "admin");
  expect(await rowOf(/Rosa Delgado/)).toBe(
    "RDRosa Delgado516-555-0101Onlineat 8:28 AM9 of 14 done · 1 overdue · 2 cancelled$135.50Active",
  );
  expect(await rowOf(/^1 walker/)).toBe("1 walker9 of 14 visits done · 1 overdue$135.50");
});

const copyOf = (id: string, holder_id: string) => ({
  id,
  label: id,
  holder_id,
  place: null,
  since: "2026-03-04" as const,
});

test("a row tells how many keys somebody holds, and that whoever has left has them still", async () => {
  answer(listClients, [
    aClient({ keys: [copyOf("A", "walker-1"), copyOf("B", "walker-2")] }),
    aClient({ id: "client-2", keys: [copyOf("A", "walker-1")] }),
  ]);
  openApp("/admin/walkers?show=all", "admin");
  await waitFor(async () => expect(await rowOf(/Rosa Delgado/)).toContain("$135.50 2Active"));
  expect(await rowOf(/Devon Marsh/)).toContain("– 1To take backInactive");
  expect(await rowOf(/^2 walkers/)).toContain("$135.50 3");
});

test("what is overdue this week, and tomorrow's visits without a key, lead to their lists on the calendar", async () => {
  const visits = [
    anOwnerVisit({ _id: "before", date: "2026-11-15" }),
    anOwnerVisit({ _id: "late", date: "2026-11-17" }),
    anOwnerVisit({ _id: "done", date: "2026-11-17", status: "completed" }),
    anOwnerVisit({ _id: "today", date: "2026-11-20", timeframe: "evening" }),
    anOwnerVisit({ _id: "tomorrow", date: "2026-11-21" }),
    anOwnerVisit({ _id: "other", date: "2026-11-21", client_id: "client-2" }),
  ];
  answer(listSchedules, ({ query: { start = "", end = "" } }) =>
    visits.filter(({ date }) => date >= start && date < end),
  );
  answer(listClients, [aClient({ keys: [copyOf("A", "walker-2")] }), aClient({ id: "client-2" })]);
  openApp("/admin/walkers", "admin");
  const address = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await address("1 overdue")).toBe("/admin/calendar?view=agenda&date=2026-11-20&only=overdue");
  expect(await address("1 without a key tomorrow")).toBe("/admin/calendar?view=day&date=2026-11-21&only=no-key");
});

test("the list is searched as one types, and filter and search are in the address", async () => {
  const user = openApp("/admin/walkers", "admin");
  await user.click(await screen.findByRole("radio", { name: /All/ }));
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "RDRosa Delgado516-555-0101",
    "DMDevon Marsh516-555-0106",
    "2 walkers",
  ]);
  await user.type(screen.getByRole("searchbox", { name: "Search walkers" }), "0106");
  expect(screen.queryByRole("link", { name: "Rosa Delgado" })).toBeNull();
  expect(currentAddress()).toBe("/admin/walkers?show=all&q=0106");
});
