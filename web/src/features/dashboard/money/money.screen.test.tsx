import { getDashboard, listClients, listHistory, listSchedules, listWalkers } from "@petcare/contract";
import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aDashboard } from "../../../testing/books.ts";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

beforeEach(() => {
  for (const list of [listClients, listWalkers, listSchedules] as const) answer(list, []);
});

const section = async (title: string | RegExp) => {
  const heading = await screen.findByRole("heading", { name: title });
  return within(heading.closest("section") as HTMLElement);
};
const linkOf = (within_: Awaited<ReturnType<typeof section>>, name: string | RegExp) =>
  within_.getByRole("link", { name }).getAttribute("href");

test("the week shows revenue, pay, margin and what is booked, with a bar for each day in words", async () => {
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  const week = await section(/^This week Nov 16/);
  const figures = week.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(figures).toEqual([
    "Revenue$612.40and $288.00 still booked",
    "Walker pay$300.00",
    "Margin$312.4051% of revenue",
  ]);
  expect(week.getAllByRole("listitem")).toHaveLength(7);
  expect(week.getByText("$612.40 revenue, $300.00 pay, $0.00 still booked")).toBeTruthy();
  expect(linkOf(week, /This week/)).toBe("/admin/completed-walks?from=2026-11-16&to=2026-11-22");
});

test("what is owed, overdue and not yet invoiced leads to its lists", async () => {
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  const owed = await section("Outstanding");
  expect(linkOf(owed, "$2,842.50 on 11 invoices")).toBe("/admin/invoices?show=open");
  expect(linkOf(owed, "3 overdue")).toBe("/admin/invoices?show=overdue");
  expect(owed.getByText("$591.00")).toBeTruthy();
  expect(linkOf(owed, "Not yet invoiced")).toBe("/admin/invoices/make?from=2026-11-16");
});

test("last week says what is left to settle", async () => {
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  const week = await section(/^Last week Nov 9/);
  expect(week.getByText("2 of 5").parentElement?.textContent).toBe("2 of 5 settled");
  expect(week.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Unfinished visits2",
    "Visits without a walker0",
    "Completed, not invoiced0",
    "Overdue invoices3",
    "Pay not marked paid1",
  ]);
  expect(linkOf(week, "Unfinished visits")).toBe("/admin/invoices/close?week=2026-11-09#unfinished");
  expect(linkOf(week, "Pay not marked paid")).toBe("/admin/invoices/close?week=2026-11-09#pay");
  expect(linkOf(week, "Visits without a walker")).toBe("/admin/calendar?view=week&date=2026-11-09&only=unassigned");
});

test("once last week is closed, it says by whom and when, and leads to what was kept", async () => {
  const { last_week } = aDashboard();
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  expect(linkOf(await section(/^Last week/), "Close the week")).toBe("/admin/invoices/close?week=2026-11-09");
  cleanup();
  const closed = { signed: "Kate Corrigan", closed_at: "2026-11-16T14:22:00.000Z" };
  answer(getDashboard, aDashboard({ last_week: { ...last_week, closed } }));
  openApp("/admin", "admin");
  const week = await section(/^Last week/);
  const words = await week.findByText("Closed");
  expect(words.parentElement?.textContent).toBe("Closed by Kate Corrigan, Mon, Nov 16, 9:22 AM");
  expect(linkOf(week, "What was kept")).toBe("/admin/invoices/close?week=2026-11-09");
});

test("where the figures cannot be read, today's visits stay", async () => {
  refuse(getDashboard, 500);
  openApp("/admin", "admin");
  expect(await screen.findByText("Failed to load data. Please try again.")).toBeTruthy();
  expect(screen.getByText("No visits today")).toBeTruthy();
});

test("what was changed last is told, with the way to all of it; where nothing was, it is left out", async () => {
  answer(getDashboard, aDashboard());
  answer(listHistory, []);
  openApp("/admin", "admin");
  await section("Outstanding");
  expect(screen.queryByText("Latest activity")).toBeNull();
  cleanup();
  const change = {
    id: "c1",
    kind: "pricing" as const,
    about: "pricing",
    name: "Default prices",
    at: "2026-11-20T13:00:00.000Z",
    by: { id: "owner-1", name: "Kate Corrigan" },
    way: "web" as const,
    changes: [{ field: "walk25", from: 25, to: 28 }],
    series: null,
  };
  answer(listHistory, [change]);
  openApp("/admin", "admin");
  const latest = await section("Latest activity");
  expect(linkOf(latest, "Latest activity")).toBe("/admin/settings?tab=history");
  expect((await latest.findByRole("listitem")).textContent).toMatch(/^Kate Corrigan .*\$25\.00.*\$28\.00/);
});
