import { listClients, listSchedules, listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

/** A team of two with a client, and these visits. */
function answerWith(visits: ReturnType<typeof anOwnerVisit>[]) {
  answer(listClients, [aClient(), aClient({ id: "client-2", name: "Ben Ode" })]);
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(listSchedules, visits);
}

/** Switches to the width of a phone, or back: the simulated window has no layout. */
const resizeTo = (width: number) => Object.assign(window, { innerWidth: width });
afterEach(() => resizeTo(1024));

test("on a phone it opens on the day, in the strip of its week", async () => {
  resizeTo(390);
  answerWith([
    anOwnerVisit({ pet_names: ["Duke"] }),
    anOwnerVisit({ _id: "y", date: "2026-11-19", pet_names: ["Rex"] }),
  ]);
  const user = openApp("/admin/calendar", "admin");
  const days = within(await screen.findByRole("navigation", { name: "Days" }));
  expect(days.getByRole("button", { pressed: true }).textContent).toMatch(/^Fri 20 1/);
  expect(screen.getByRole("button", { name: /Duke/ })).toBeTruthy();
  await user.click(days.getByRole("button", { name: /^Thu 19/ }));
  expect(await screen.findByRole("button", { name: /Rex/ })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Week" }));
  const cell = await screen.findByRole("link", { name: "Fri, Nov 20, 2026: 1 visit, 1 to go" });
  await user.click(cell);
  expect(await screen.findByRole("button", { name: /Duke/ })).toBeTruthy();
});

test("a day has a column a frame, what fills each in words, and the nights on both sides", async () => {
  vi.setSystemTime(new Date("2026-11-20T18:10:00Z"));
  const night = { service_type: "overnight", duration_minutes: 1440, timeframe: "evening" } as const;
  answerWith([
    anOwnerVisit({ _id: "late", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "soon", timeframe: "late_afternoon", pet_names: ["Olive"] }),
    anOwnerVisit({ _id: "next", timeframe: "late_afternoon", pet_names: ["Duke"] }),
    anOwnerVisit({
      ...night,
      _id: "tonight",
      pet_names: ["Rex"],
      start: "2026-11-20T23:00:00Z",
      end: "2026-11-21T23:00:00Z",
    }),
    anOwnerVisit({ ...night, _id: "before", date: "2026-11-19", pet_names: ["Ziggy"], start: "2026-11-19T23:00:00Z" }),
    anOwnerVisit({ _id: "free", timeframe: "evening", walker_id: null, pet_names: ["Pip"] }),
    ...Array.from({ length: 5 }, (_, n) =>
      anOwnerVisit({ _id: `m${n}`, walker_id: "walker-2", timeframe: "evening", pet_names: [`Pet ${n}`] }),
    ),
  ]);
  const marcusWebb = { id: "walker-2", name: "Marcus Webb", phone: "5165550147" };
  answer(listWalkers, [
    aWalker(),
    aWalker(marcusWebb),
    aWalker({ name: "Marcus Webb", id: "walker-3", active: false }),
  ]);
  openApp("/admin/calendar?view=day&date=2026-11-20", "admin");
  const table = within(await screen.findByRole("table", { name: "Visits of the day by walker and time frame" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Walker",
    "Early morning0 visits6–9 AM",
    "Morning1 visit9 AM–12 PM",
    "Afternoon0 visits12–3 PM",
    "Late afternoon2 visits3–6 PM",
    "Evening7 visits6–9 PM",
    "Overnightto Sat, Nov 21",
  ]);
  expect(table.getByRole("columnheader", { current: "time" }).textContent).toMatch(/^Afternoon/);
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
    expect.stringContaining("Unassigned"),
    expect.stringContaining("Rosa Delgado"),
    expect.stringContaining("Marcus Webb (0147)"),
  ]);
  const [, rosa, marcus] = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(rosa?.[0]).toContain("Ziggy since Thu 6 PM");
  expect(rosa?.[1]).toContain("late 1 h 10");
  expect(rosa?.[1]).toContain("35 of 180 min");
  expect(rosa?.[2]).toContain("free");
  expect(rosa?.[3]).toContain("70 of 180 min");
  expect(rosa?.[4]).toMatch(/Rex.*Overnight to Sat 6 PM.*1 overnight/);
  expect(marcus?.[0]).not.toContain("free");
  expect(marcus?.[4]).toContain("175 of 180 min");
  expect(screen.getByRole("button", { name: "Marcus Webb (0147) is nearly full on Fri 6–9p" })).toBeTruthy();
});

test("a month says each day in a link of its own, and draws no visit", async () => {
  answerWith([
    anOwnerVisit({ _id: "done", date: "2026-11-18", status: "completed", pet_names: ["Duke"] }),
    anOwnerVisit({ _id: "late", date: "2026-11-19", pet_names: ["Duke"] }),
    anOwnerVisit({ _id: "free", date: "2026-12-01", walker_id: null, pet_names: ["Duke"] }),
    ...Array.from({ length: 6 }, (_, n) => anOwnerVisit({ _id: `f${n}`, date: "2026-11-27", pet_names: ["Duke"] })),
  ]);
  const user = openApp("/admin/calendar?view=month", "admin");
  const table = within(await screen.findByRole("table", { name: "Visits of six weeks by day" }));
  expect(table.getAllByRole("row")).toHaveLength(7);
  expect(table.getAllByRole("link")).toHaveLength(42);
  const day = (name: RegExp) => table.getByRole("link", { name }).textContent;
  expect(day(/Nov 18, 2026/)).toMatch(/1 visit.*all done/);
  expect(day(/Nov 19, 2026/)).toMatch(/0 done · 1 to go.*1 late/);
  expect(day(/Dec 1, 2026/)).toMatch(/1 scheduled.*1 unassigned/);
  expect(day(/Nov 27, 2026/)).toMatch(/6 scheduled.*12% full · 1 over/);
  expect(screen.queryByText("Duke")).toBeNull();
  await user.click(table.getByRole("link", { name: /Nov 27, 2026/ }));
  expect(currentAddress()).toBe("/admin/calendar?view=day&date=2026-11-27");
  expect(await screen.findAllByRole("button", { name: /Duke/ })).toHaveLength(6);
});
