import { getDashboard, listClients, listSchedules, listWalkers } from "@petcare/contract";
import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aDashboard } from "../../../testing/books.ts";
import { answer } from "../../../testing/fake-server.ts";
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
  const week = await section("This week");
  const figures = week.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(figures).toEqual([
    "Revenue$612.40and $288.00 still booked",
    "Walker pay$300.00",
    "Margin$312.4051% of revenue",
  ]);
  expect(week.getAllByRole("listitem")).toHaveLength(7);
  expect(week.getByText("$612.40 revenue, $300.00 pay, $0.00 still booked")).toBeTruthy();
  for (const name of [/^Nov 16/, "$612.40", "$312.40"]) {
    expect(linkOf(week, name)).toBe("/admin/completed-walks?from=2026-11-16&to=2026-11-22");
  }
});

test("last week says what is left to settle", async () => {
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  const week = await section("Close last week");
  expect(week.getByRole("img", { name: "3 of 6 settled" })).toBeTruthy();
  expect(week.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Unfinished visits2",
    "Visits without a walker0",
    "Reports to settle0",
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
  if (!last_week) throw new Error("There is no last week");
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  expect(linkOf(await section("Close last week"), "Close last week")).toBe("/admin/invoices/close?week=2026-11-09");
  cleanup();
  const closed = { signed: "Kate Corrigan", closed_at: "2026-11-16T14:22:00.000Z" };
  answer(getDashboard, aDashboard({ last_week: { ...last_week, closed } }));
  openApp("/admin", "admin");
  const week = await section("Last week");
  const words = await week.findByText("closed");
  expect(words.parentElement?.textContent).toBe("Nov 9 – 15, 2026: closed by Kate Corrigan, Mon, Nov 16, 9:22 AM");
  expect(linkOf(week, "What was kept")).toBe("/admin/invoices/close?week=2026-11-09");
});
