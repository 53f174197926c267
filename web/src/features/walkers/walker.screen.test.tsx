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
import { beforeEach, expect, test } from "vitest";
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
    extras: [],
    earnings_by_service: {
      "25": { count: 1, rate: 17, total: 17 },
      visit: { count: 1, rate: 15, total: 15 },
      overnight: nothing,
      other: nothing,
    },
  }));
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
