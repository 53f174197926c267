import {
  getPayRun,
  getWalker,
  listDuePay,
  listPayRuns,
  payWalker,
  undoPayRun,
  walkerEarnings,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { someEarnings } from "../../../testing/earnings.ts";
import { answer, answerPages, bodiesOf, refuse } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aDue, aDueLine } from "../../../testing/pay.ts";
import { aWalkerRecord } from "../../../testing/people.ts";
import type { Due, PayRunDocument } from "./data.ts";

const tip = aDueLine({
  kind: "tip",
  date: "2026-11-14",
  timeframe: null,
  service_type: null,
  pet_names: [],
  amount: 10,
});
const lines = [
  aDueLine({ amount: 16 }),
  aDueLine({ date: "2026-11-10", amount: 16 }),
  aDueLine({ date: "2026-11-12", cancelled: true, amount: 8 }),
  tip,
];
const due = aDue(lines);
const nothing = aDue([]);
const row = {
  id: "run-1",
  walker_id: "walker-1",
  status: "paid",
  period: { start: "2026-11-02", end: "2026-11-08" },
  paid_on: "2026-11-09",
  method: "Zelle",
  created_at: "2026-11-09T15:00:00.000Z",
  sums: due.sums,
  version: 1,
} as const;
const paidLines = lines.map((line) => ({ ...line, amount: line.amount ?? 0 }));
const run: PayRunDocument = { ...row, made_by: "owner-1", paid_to: "Rosa Delgado", note: "1044", lines: paidLines };

beforeEach(() => {
  answer(getWalker, aWalkerRecord());
  answer(listDuePay, [due]);
  answerPages(listPayRuns, () => ({ items: [row], next: undefined }));
  answer(getPayRun, run);
  answer(walkerEarnings, someEarnings());
});

const openPay = (also = "") => openApp(`/admin/walkers/walker-1?tab=pay${also}`, "admin");
const card = async (name: string) => within(await screen.findByRole("region", { name }));

test("marking as paid sends exactly what is on the screen, with how and when", async () => {
  answer(payWalker, run);
  const user = openPay();
  const form = await card("Pay Rosa");
  expect(form.getByText("$40.00 work and $10.00 tips")).toBeTruthy();
  await user.click(form.getByRole("radio", { name: "Check" }));
  await user.type(form.getByLabelText("Note"), "1044");
  answer(listDuePay, [nothing]);
  await user.click(form.getByRole("button", { name: "Mark as paid, $50.00" }));
  expect(await screen.findByText("Nothing is due up to Sun, Nov 15")).toBeTruthy();
  expect(bodiesOf(payWalker)).toEqual([
    {
      walker_id: "walker-1",
      to: "2026-11-15",
      n: 3,
      lines: lines.map(({ kind, id, amount }) => ({ kind, id, amount })),
      paid_on: "2026-11-20",
      method: "Check",
      note: "1044",
    },
  ]);
  expect(screen.queryByRole("region", { name: "Pay Rosa" })).toBeNull();
});

test("where what is due has changed, the new lines are shown, and the next press pays them", async () => {
  const message = "What is due has changed since you looked.";
  refuse(payWalker, 409, { message, code: "conflict" });
  const user = openPay();
  const form = await card("Pay Rosa");
  answer(listDuePay, [aDue(lines.slice(1), { n: 4 })]);
  await user.click(form.getByRole("button", { name: "Mark as paid, $50.00" }));
  expect(await form.findByText(message)).toBeTruthy();
  answer(payWalker, run);
  await user.click(await form.findByRole("button", { name: "Mark as paid, $34.00" }));
  await waitFor(() => expect(bodiesOf(payWalker)[1]).toMatchObject({ n: 4, lines: { length: 3 } }));
});

test.each<[Due, string]>([
  [
    aDue([aDueLine({ pet_names: ["Duke"], amount: null })]),
    "Duke of Mon, Nov 9 has no pay yet. Correct its pay in Completed Walks first.",
  ],
  [
    aDue([{ ...tip, kind: "correction", amount: -15 }], { runs: [] }),
    "−$15.00 stays due, and the next work is set against it.",
  ],
  [{ ...due, runs: [] }, "Choose an earlier day."],
])("what cannot be paid says why, and offers no button", async (shown, words) => {
  answer(listDuePay, [shown]);
  openPay();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Pay Rosa" })).toBeNull();
});

test("a pay is undone once that is confirmed, as it was seen", async () => {
  answer(undoPayRun, { ...run, status: "undone", version: 2 });
  const user = openPay("&run=run-1");
  await user.click(await screen.findByRole("button", { name: "Undo…" }));
  const question = within(await screen.findByRole("dialog", { name: "Undo the pay of Nov 2 – 8?" }));
  expect(bodiesOf(undoPayRun)).toEqual([]);
  answerPages(listPayRuns, () => ({ items: [{ ...row, status: "undone" as const, version: 2 }], next: undefined }));
  await user.click(question.getByRole("button", { name: "Undo the pay" }));
  await waitFor(() => expect(bodiesOf(undoPayRun)).toEqual([{ version: 1 }]));
  expect(await screen.findByRole("cell", { name: "Undone" })).toBeTruthy();
});
