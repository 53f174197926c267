import { listClients, listMatters, listSchedules, listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { aMatter } from "../../testing/matters.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

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
    const matters = ["row-1", "row-2"].map((id) => aMatter({ id, visit: visits[0] as (typeof visits)[number] }));
    answer(listMatters, { matters, incidents: [], left_off: 0 });
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

describe("of days off", () => {
  const rosa = aWalker({ days_off: [{ from: "2026-11-18", to: "2026-11-19", note: "Dentist" }] });
  const open = (address: string) => {
    answer(listClients, [aClient()]);
    answer(listWalkers, [rosa]);
    answer(listSchedules, [anOwnerVisit({ date: "2026-11-18" })]);
    openApp(address, "admin");
  };

  test("the week marks each in its walker's row", async () => {
    open("/admin/calendar?view=week&date=2026-11-18");
    const cells = within(await screen.findByRole("row", { name: /Rosa Delgado/ })).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent?.includes("Off: Dentist"))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(cells.map(({ dataset }) => dataset.off)).toEqual([
      undefined,
      undefined,
      "true",
      "true",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("the day marks it at the walker's name", async () => {
    open("/admin/calendar?view=day&date=2026-11-18");
    expect((await screen.findByRole("rowheader", { name: /Rosa Delgado/ })).textContent).toContain("Off: Dentist");
  });

  test("a phone's week tells it in each day of a walker", async () => {
    Object.assign(window, { innerWidth: 390 });
    open("/admin/calendar?view=week&date=2026-11-18");
    expect(await screen.findByRole("link", { name: "Wed, Nov 18, 2026: 1 visit, 1 to go, off, 1 late" })).toBeTruthy();
    expect(
      (await screen.findByRole("link", { name: "Thu, Nov 19, 2026: 0 visits, 0 to go, off" })).textContent,
    ).toContain("off");
  });
});
