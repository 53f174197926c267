import {
  type AnswerOf,
  getWalker,
  invitePerson,
  listClients,
  listDuePay,
  listPayRuns,
  listSchedules,
  listWalkers,
  walkerEarnings,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker, aWalkerRecord } from "../../testing/people.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

const receipt: AnswerOf<typeof walkerEarnings>["receipt_items"] = [
  { service: "25", pets: ["Biscuit"], minutes: 25, date: "2026-11-18", amount: 17, paid_on: null },
  { service: "visit", pets: ["Nori"], minutes: 25, date: "2026-11-19", amount: 15, paid_on: null },
];
const nothing = { count: 0, rate: 15, total: 0 };

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(getWalker, aWalkerRecord({ pay_rates: { walk25: 17 }, notes: "Has a car" }));
  answer(listSchedules, [
    anOwnerVisit({ _id: "own" }),
    anOwnerVisit({ _id: "others", walker_id: "walker-2", pet_names: ["Luna"] }),
  ]);
  answer(listDuePay, []);
  answerPages(listPayRuns, () => ({ items: [], next: undefined }));
  answer(walkerEarnings, ({ query }) => ({
    has_pay_rates: true,
    total_earnings: query.start === "2026-11-16" ? 32 : 0,
    total_walks: query.start === "2026-11-16" ? 2 : 0,
    tips: query.start === "2026-11-16" ? 12.5 : 0,
    receipt_items: receipt,
    receipt_items_left_off: 0,
    extras: [],
    earnings_by_service: {
      "25": { count: 1, rate: 17, total: 17 },
      visit: { count: 1, rate: 15, total: 15 },
      overnight: nothing,
      other: nothing,
    },
  }));
});

test("the details have the rates by service, the walker's own and the business's", async () => {
  openApp("/admin/walkers/walker-1", "admin");
  await screen.findByRole("heading", { name: "Rosa Delgado" });
  expect(document.title).toContain("Rosa Delgado");
  expect(screen.getByText("25 minute walk").parentElement?.textContent).toBe("25 minute walk$17.00Custom rate");
  expect(screen.getByText("Overnight stay").parentElement?.textContent).toBe("Overnight stay$60.00Default rate");
  expect(screen.getByText("Has a car")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /516-555-0101/ })[0]?.getAttribute("href")).toBe("tel:+15165550101");
});

test("the schedule is the walker's own week, and a visit leads to its details on the calendar", async () => {
  openApp("/admin/walkers/walker-1?tab=schedule", "admin");
  const visit = await screen.findByRole("link", { name: /Biscuit & Max/ });
  expect(visit.getAttribute("href")).toBe("/admin/calendar?view=day&date=2026-11-20&visit=own");
  expect(screen.queryByText("Luna")).toBeNull();
});

test("with room for seven days, the schedule is a board of the walker's days by time frame", async () => {
  Object.assign(window, { innerWidth: 1440 });
  onTestFinished(() => void Object.assign(window, { innerWidth: 1024 }));
  const user = openApp("/admin/walkers/walker-1?tab=schedule", "admin");
  const board = within(await screen.findByRole("table", { name: "Visits of the week by time frame and day" }));
  expect(board.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Time frame",
    ...["Mon 16", "Tue 17", "Wed 18", "Thu 19", "Fri 20", "Sat 21", "Sun 22"].map((day) =>
      expect.stringContaining(day),
    ),
  ]);
  expect(board.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Morning9 AM–12 PM"]);
  await user.click(board.getByRole("button", { name: /Biscuit & Max/ }));
  expect(currentAddress()).toBe("/admin/calendar?view=day&date=2026-11-20&visit=own");
});

test("somebody without an account is invited from their page", async () => {
  const code = { code: "K7RM4TXQ", link: "https://example.com/signup/walker?code=K7RM4TXQ", text: "Hi Rosa" };
  answer(getWalker, aWalkerRecord({ has_account: false, email: null }));
  answer(invitePerson, { ...code, expires_on: "2026-12-04", sent_on: null });
  const user = openApp("/admin/walkers/walker-1", "admin");
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  expect(currentAddress()).toBe("/admin/walkers/walker-1?invite=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Invite Rosa" }));
  await user.click(dialog.getByRole("button", { name: "Make an invite" }));
  await waitFor(() => expect(bodiesOf(invitePerson)).toEqual([{ replaces: null }]));
});
