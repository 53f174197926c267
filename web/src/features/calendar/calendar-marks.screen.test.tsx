import { listClients, listReviews, listSchedules, listWalkers, walkersOverview } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { beginAtOnce } from "../../testing/at-once.ts";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { aReview } from "../../testing/reviews.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

beforeEach(beginAtOnce);
afterEach(() => void Object.assign(window, { innerWidth: 1024 }));

describe("of visits that are late, and of reports that wait to be settled,", () => {
  const visits = [
    anOwnerVisit({ _id: "reported", date: "2026-11-18", status: "completed" }),
    anOwnerVisit({ _id: "late", date: "2026-11-18" }),
  ];
  const open = (address: string) => {
    answer(listClients, [aClient()]);
    answer(listWalkers, [aWalker()]);
    answer(listSchedules, visits);
    const reviews = ["row-1", "row-2"].map((id) => aReview({ id, visit: visits[0] as (typeof visits)[number] }));
    answer(listReviews, { reviews, incidents: [], left_off: 0 });
    openApp(address, "admin");
  };

  test("the agenda tells at each visit", async () => {
    open("/admin/calendar?view=agenda&date=2026-11-18");
    expect(await screen.findByText("· 2 reports to settle")).toBeTruthy();
    expect(screen.getByText("Overdue")).toBeTruthy();
  });

  test("a phone's week tells in each day of a walker", async () => {
    Object.assign(window, { innerWidth: 390 });
    open("/admin/calendar?view=week&date=2026-11-18");
    const day = "Wed, Nov 18, 2026: 2 visits, 1 to go, 1 late, 2 reports to settle";
    expect(await screen.findByRole("link", { name: day })).toBeTruthy();
  });

  test("the month tells in each day", async () => {
    open("/admin/calendar?view=month&date=2026-11-18");
    const day = await screen.findByRole("link", { name: /^Wed, Nov 18, 2026, 2 visits .*1 late 2 to settle/ });
    expect(day).toBeTruthy();
  });
});

describe("of where walkers are, and of what will be late,", () => {
  const visits = [anOwnerVisit({ _id: "there" }), anOwnerVisit({ _id: "soon", pet_names: ["Rex"] })];
  const open = (address: string) => {
    answer(listClients, [aClient()]);
    answer(listWalkers, [aWalker()]);
    answer(listSchedules, visits);
    answer(walkersOverview, {
      week: { first: "2026-11-16", last: "2026-11-22" },
      left: null,
      late: [{ _id: "soon", minutes: 70 }],
      here: [{ _id: "there", since: "2026-11-20T13:12:00.000Z" }],
      walkers: [],
    });
    openApp(address, "admin");
  };
  const there = "there since 8:12 AM";
  const late = "about 1 h 10 late";

  test.each(["day", "week"])("the cards of a %s tell in words", async (view) => {
    open(`/admin/calendar?view=${view}&date=2026-11-20`);
    expect(await screen.findByRole("button", { name: new RegExp(`Biscuit & Max.*${there}`) })).toBeTruthy();
    expect(screen.getByRole("button", { name: new RegExp(`Rex.*${late}`) })).toBeTruthy();
  });

  test("the agenda tells at each visit", async () => {
    open("/admin/calendar?view=agenda&date=2026-11-20");
    expect(await screen.findByText(`· ${there}`)).toBeTruthy();
    expect(screen.getByText(`· ${late}`)).toBeTruthy();
  });

  test("a phone's week tells in each day of a walker", async () => {
    Object.assign(window, { innerWidth: 390 });
    open("/admin/calendar?view=week&date=2026-11-20");
    const day = /^Fri, Nov 20, 2026: 2 visits, 2 to go, 1 will be late, there at 1/;
    expect(await screen.findByRole("link", { name: day })).toBeTruthy();
  });
});
