import {
  getWalker,
  listClients,
  listDuePay,
  listPayRuns,
  listWalkers,
  payWalker,
  walkerEarnings,
} from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker, aWalkerRecord } from "../../../testing/people.ts";
import type { Due, PayRunRow } from "./pay-types.ts";

const sumsOf = (total: number) => ({ visits: 1, work: total, tips: 0, corrections: 0, total });
const dueAs = (total: number, runs: number[]): Due => ({
  walker_id: "walker-1",
  n: 0,
  lines: [
    {
      kind: "visit",
      id: "visit-1.2026-11-09",
      date: "2026-11-09",
      client_id: aClient().id,
      timeframe: "morning",
      service_type: "25",
      pet_names: ["Biscuit"],
      cancelled: false,
      amount: total,
    },
  ],
  sums: sumsOf(total),
  runs,
  paid_this_year: { times: 0, total: 0 },
});
const runOf = (id: string, total: number): PayRunRow => ({
  id,
  walker_id: "walker-1",
  status: "paid",
  period: { start: "2026-11-02", end: "2026-11-08" },
  paid_on: "2026-11-20",
  method: "Zelle",
  created_at: "2026-11-20T15:00:00.000Z",
  sums: sumsOf(total),
  version: 1,
});

beforeEach(() => {
  const none = { count: 0, rate: 15, total: 0 };
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(getWalker, aWalkerRecord());
  answerPages(listPayRuns, () => ({ items: [], next: undefined }));
  answer(walkerEarnings, {
    has_pay_rates: true,
    total_earnings: 0,
    total_walks: 0,
    tips: 0,
    receipt_items: [],
    receipt_items_left_off: 0,
    extras: [],
    earnings_by_service: { "25": none, visit: none, overnight: none, other: none },
  });
});

async function openForm(due: Due) {
  answer(listDuePay, [due]);
  const user = openApp("/admin/walkers/walker-1?tab=pay", "admin");
  return { user, form: within(await screen.findByRole("region", { name: "Pay Rosa" })) };
}

test("what takes several pay runs says what each comes to; the button names the whole sum", async () => {
  const more = [runOf("run-2", 1310.5), runOf("run-3", 690)];
  const first = { ...runOf("run-1", 1400), made_by: "owner-1", paid_to: "Rosa Delgado", note: null, lines: [] };
  answer(payWalker, { ...first, more });
  const { user, form } = await openForm(dueAs(3400.5, [1400, 1310.5, 690]));
  expect(form.getByText("3 pay runs: $1,400.00, $1,310.50, $690.00")).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Mark as paid, $3,400.50" }));
  expect(await screen.findByText("Rosa is marked as paid, $3,400.50")).toBeTruthy();
});

test("what no pay run covers stays due, and the button names what is paid", async () => {
  const { form } = await openForm(dueAs(35, [50]));
  expect(form.getByText("−$15.00 stays due, and the next work is set against it.")).toBeTruthy();
  expect(form.getByRole("button", { name: "Mark as paid, $50.00" })).toBeTruthy();
});
