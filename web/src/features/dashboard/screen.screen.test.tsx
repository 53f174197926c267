import { getDashboard, getPricing, listSchedules, listWalkers, walkersOverview } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "../../lib/api/query.ts";
import { aDashboard } from "../../testing/books.ts";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aTeamWeek, aWalker, aWalkerWeek } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

beforeEach(() => {
  answer(getDashboard, aDashboard());
  answer(walkersOverview, aTeamWeek());
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
  answer(walkersOverview, aTeamWeek(aWalkerWeek(seen)));
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

test("a new business gets its first steps, each with its link and its tick, until a visit is booked", async () => {
  answer(listSchedules, []);
  answer(listWalkers, [aWalker({ isAdmin: true, isCurrentUser: true })]);
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

test("the week shows revenue, pay, margin and what is booked, with a bar for each day in words", async () => {
  openApp("/admin", "admin");
  const week = within(await screen.findByRole("region", { name: "This week" }));
  const figures = week.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(figures).toEqual([
    "Revenue$612.40and $288.00 still booked",
    "Walker pay$300.00",
    "Margin$312.4051% of revenue",
  ]);
  expect(week.getAllByRole("listitem")).toHaveLength(7);
  expect(week.getByText("$612.40 revenue, $300.00 pay, $0.00 still booked")).toBeTruthy();
  for (const name of [/^Nov 16/, "$612.40", "$312.40"]) {
    expect(week.getByRole("link", { name }).getAttribute("href")).toBe(
      "/admin/completed-walks?from=2026-11-16&to=2026-11-22",
    );
  }
});
