import {
  countRequests,
  getDashboard,
  getPricing,
  listClients,
  listSchedules,
  listWalkers,
  walkersOverview,
} from "@petcare/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/api/query.ts";
import { signOut } from "../../../lib/session/session.ts";
import { aDashboard } from "../../../testing/books.ts";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker, aWalkerWeek } from "../../../testing/people.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

const week = { first: "2026-11-16", last: "2026-11-22" } as const;
const day = "/admin/calendar?view=day&date=2026-11-20";
const link = async (name: string | RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");

beforeEach(() => {
  answer(getDashboard, aDashboard());
  answer(walkersOverview, { late: [], here: [], week, left: null, walkers: [] });
  answer(listClients, []);
  answer(listWalkers, [aWalker()]);
  answer(listSchedules, [
    anOwnerVisit({ _id: "done", timeframe: "early_morning", pet_names: ["Duke"], status: "completed" }),
    anOwnerVisit({ _id: "first", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "sure", pet_names: ["Olive"], status: "confirmed" }),
    anOwnerVisit({ _id: "open", timeframe: "evening", pet_names: ["Rex"], walker_id: null }),
    anOwnerVisit({ _id: "off", timeframe: "evening", pet_names: ["Ziggy"], status: "cancelled" }),
  ]);
});

test("today's table has each walker's visits by frame, what is left in words, and who is there", async () => {
  const seen = { online: true, last_seen_at: "2026-11-20T13:29:00Z" };
  answer(walkersOverview, { late: [], here: [], week, left: null, walkers: [aWalkerWeek(seen)] });
  openApp("/admin", "admin");
  const table = within(await screen.findByRole("table", { name: "Who is out, and what is left" }));
  const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "Left by frame1 of 1 online",
    "Early6–9 · done",
    "Morning9–12 · 2 left",
    "Afternoon12–3",
    "Late aft.3–6",
    "Evening6–9p · 1 left",
    "Done",
  ]);
  const rosa = table.getByRole("row", { name: /Rosa Delgado/ });
  expect(within(rosa).getByRole("rowheader").textContent).toBe("RDRosa DelgadoOnline");
  const cells = within(rosa).getAllByRole("cell");
  expect(cells.map((cell) => cell.querySelector("a")?.getAttribute("aria-label") ?? cell.textContent)).toEqual([
    "Duke, done",
    "Luna, scheduled; Olive, confirmed",
    "",
    "",
    "",
    "1\u00a0of\u00a03",
  ]);
  const nobody = within(table.getByRole("row", { name: /Unassigned/ }));
  expect(nobody.getByRole("link", { name: "Rex, unassigned" })).toBeTruthy();
});

test("a count of requests that cannot be read has its line, and the last one stays where the next fails", async () => {
  refuse(countRequests, 400);
  openApp("/admin", "admin");
  const link = await screen.findByRole("link", { name: "See: Requests could not be counted" });
  expect(link.getAttribute("href")).toBe("/admin/requests");
  answer(countRequests, {
    waiting: 2,
    first: { kind: "book", client: "Ana Reyes", date: "2026-11-21", timeframe: null },
  });
  await act(() => queryClient.refetchQueries({ queryKey: [countRequests.name] }));
  await screen.findByRole("link", { name: "Answer: 2 requests to answer" });
  refuse(countRequests, 400);
  await act(() => queryClient.refetchQueries({ queryKey: [countRequests.name] }));
  expect(screen.getByRole("link", { name: "Answer: 2 requests to answer" })).toBeTruthy();
});

test("every figure, walker and cell leads to its place on the calendar", async () => {
  openApp("/admin", "admin");
  expect(await link("1 of 4 visits done")).toBe(day);
  expect(await link("2 scheduled")).toBe(day);
  expect(await link("1 cancelled")).toBe(day);
  expect(await link(/^Unassigned/)).toBe(`${day}&only=unassigned`);
  expect(await link(/^Rosa Delgado/)).toBe(`${day}&walker=walker-1`);
  expect(await link("Duke, done")).toBe(`${day}&visit=done`);
  expect(await link("Luna, scheduled; Olive, confirmed")).toBe(`${day}&walker=walker-1`);
});

test("what is overdue is marked so, says how late and whose, and its figure leads to the overdue alone", async () => {
  answer(listSchedules, [anOwnerVisit({ _id: "late", date: "2026-11-20", timeframe: "early_morning" })]);
  vi.setSystemTime(new Date("2026-11-20T15:40:00Z"));
  openApp("/admin", "admin");
  expect(await link("1 overdue")).toBe(`${day}&only=overdue`);
  expect(await link("Biscuit & Max, overdue")).toBe(`${day}&visit=late`);
  const needs = within(screen.getByRole("region", { name: "Needs you" }));
  const [first] = needs.getAllByRole("listitem");
  expect(first?.textContent).toBe("Biscuit & Max are 1 h 40 lateUnknown client, 6–9, RosaComplete");
  expect(needs.getByText("1 now")).toBeTruthy();
});

test("what a walker who deleted the account has left is one line that leads to assigning it", async () => {
  const left = { at: "2026-11-18T15:00:00Z", walkers: 1, visits: 41, first: "2026-11-21" } as const;
  answer(walkersOverview, { late: [], here: [], week, left, walkers: [] });
  openApp("/admin", "admin");
  const calendar = "/admin/calendar?view=week&date=2026-11-21&only=unassigned";
  expect(await link("Assign: 41 visits need a walker")).toBe(calendar);
  expect(screen.getByText("A walker left on Wed, Nov 18")).toBeTruthy();
});

test("where nothing waits it says so, and tells of tomorrow", async () => {
  answer(listSchedules, []);
  openApp("/admin", "admin");
  const needs = within(await screen.findByRole("region", { name: "Needs you" }));
  expect(needs.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Nothing needs you nowNothing is overdue, and every visit has a walker",
    "Tomorrow: 0 visitsSat, Nov 21See day",
  ]);
});

test("of forty walkers those to look at have rows, the others are counted, and all can be shown by name", async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `walker-${n}`);
  answer(
    listWalkers,
    [...ids, "off"].map((id) => aWalker({ id, name: `Walker ${id}` })),
  );
  answer(
    listSchedules,
    ids.map((walker_id, n) =>
      anOwnerVisit({ _id: walker_id, walker_id, timeframe: n === 3 ? "early_morning" : "evening" }),
    ),
  );
  vi.setSystemTime(new Date("2026-11-20T15:40:00Z"));
  const user = openApp("/admin", "admin");
  const table = within(await screen.findByRole("table", { name: "Who is out, and what is left" }));
  const rows = () => table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    "Look at 1 walker: late, off, silent or overShow all by name",
    "WWWalker walker-31 overdue",
    "39 begin laterfirst 6–9p",
  ]);
  expect(table.getByRole("link", { name: "39 scheduled" }).getAttribute("href")).toBe(day);
  await user.click(table.getByRole("link", { name: "Show all by name" }));
  expect(currentAddress()).toBe("/admin?walkers=all");
  expect(rows()).toHaveLength(41);
  expect(screen.queryByText("Walker off")).toBeNull();
});

test("a new business gets its first steps, each with its link and its tick, until a visit is booked", async () => {
  answer(listSchedules, []);
  answer(listWalkers, [aWalker({ isAdmin: true, isCurrentUser: true })]);
  answer(listClients, [aClient()]);
  answer(getPricing, { walk25: 25, visit: 25, overnight: 90, other: 30, version: 0 });
  answer(getDashboard, aDashboard({ has_work: false, last_week: null }));
  openApp("/admin", "admin");
  const steps = within(await screen.findByRole("region", { name: "First steps" }));
  expect(steps.getByText("1 of 4 done")).toBeTruthy();
  expect(steps.getAllByRole("link").map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
    ["Set your pricesWhat clients pay for each service", "/admin/settings?tab=prices"],
    ["Add your first clientDone", "/admin/clients/new"],
    ["Add your first walkerOr walk yourself", "/admin/walkers/new"],
    ["Book the first visitOnce, or every week", "/admin?schedule=new"],
  ]);
  answer(getDashboard, aDashboard());
  await queryClient.invalidateQueries({ queryKey: [getDashboard.name] });
  await waitFor(() => expect(screen.queryByText("First steps")).toBeNull());
});

test("the menu counts the overdue invoices on each screen, and at once after a reload", async () => {
  answer(getDashboard, aDashboard());
  openApp("/admin", "admin");
  expect(await screen.findByRole("link", { name: "Invoices 3 overdue" })).toBeTruthy();
  cleanup();
  queryClient.clear();
  openApp("/admin/clients", "admin");
  expect(await screen.findByRole("link", { name: "Invoices 3 overdue" })).toBeTruthy();
  act(() => signOut());
  expect(localStorage.getItem("kc:overdue")).toBeNull();
});

test("who comes today or tomorrow without a key is named, and the line leads to the client's keys", async () => {
  const keys = [{ id: "a", label: "Copy A", holder_id: null, place: null, since: "2026-03-04" as const }];
  answer(listClients, [aClient({ keys }), aClient({ id: "client-2", name: "Bao Tran" })]);
  answer(listSchedules, [
    anOwnerVisit({ _id: "locked", date: "2026-11-21", pet_names: ["Luna"] }),
    anOwnerVisit({ _id: "no key needed", date: "2026-11-21", pet_names: ["Rex"], client_id: "client-2" }),
  ]);
  openApp("/admin", "admin");
  expect(await link(/^Hand over: Rosa has no key for Luna$/)).toBe("/admin/clients/client-1?tab=details");
  expect(screen.getByText("Sat 9–12 · Copy A: with you")).toBeTruthy();
});
