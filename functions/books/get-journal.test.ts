import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { type AnswerTo, call, expectOk, ok } from "../testing/call.ts";
import { dueOf, Purse, payDue } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const read = (from: LocalDate = "2026-11-01", to: LocalDate = "2026-11-30") =>
  call(app.owner, "getJournal", { query: { from, to } });
type Entry = AnswerTo<"getJournal">["entries"][number];

const told = ({ lines }: Entry) =>
  lines.map(({ account, of, amount }) => `${[account, of].join(" ").trim()} ${amount}`);
/** The entries of a client, as their type and lines. */
const entriesOf = ({ client }: Purse, entries: readonly Entry[]) =>
  entries.filter((entry) => entry.client?.id === client.id).map((entry) => [entry.type, ...told(entry)]);
const tip = { amount: 5, walker_id: app.rosa.user.id };

test("each act on a client's money is an entry whose lines add up to nothing", async () => {
  const purse = await Purse.open(app);
  const first = await purse.bill([30, 50], { adjustment: -10 });
  const { payment_id } = await expectOk(purse.pay(100, [first], { method: "Check", date: "2026-11-18", tip }));
  const second = await purse.bill([40], { use_credit: true });
  await expectOk(purse.adjust(second, -3, { kind: "forgiven" }));
  await expectOk(purse.give(4));
  await expectOk(purse.reverse(payment_id, { tip: "take-back" }));
  await expectOk(purse.void(await purse.read(second.id)));
  await expectOk(purse.refund(4));

  const { entries, opening, closing } = await expectOk(read());
  expect(entriesOf(purse, entries)).toEqual([
    ["payment", "receivables -70", "cash Check 100", "credit_held -30", "cash Check 5", "tips_held -5"],
    ["invoice", "receivables 70", "sales 25 -80", "adjustments 10"],
    ["invoice", "receivables 10", "credit_held 30", "sales 25 -40"],
    ["adjustment", "receivables -3", "forgiven 3"],
    ["goodwill", "credit_held -4", "credit_given 4"],
    ["reversal", "receivables 96", "cash Check -100", "credit_held 4", "cash Check -5", "tips_held 5"],
    ["void", "receivables -33", "credit_held -4", "sales 25 40", "forgiven -3"],
    ["refund", "cash Zelle -4", "credit_held 4"],
  ]);
  const [payment] = entries.filter(({ id }) => id === payment_id);
  expect(payment).toMatchObject({
    invoices: [first.number],
    method: "Check",
    client: { id: purse.client.id, name: purse.client.name },
    walker: { id: app.rosa.user.id, name: app.rosa.user.name },
  });
  expect(opening).toEqual({ receivables: 0, credit: 0 });
  const balances = await ok(app.owner, "listBalances");
  expect(closing).toEqual({
    receivables: balances.reduce((sum, { owed }) => sum + owed, 0),
    credit: balances.reduce((sum, { credit }) => sum + credit, 0),
  });
  const before = await expectOk(read("2026-11-01", "2026-11-18"));
  expect(before.closing).toEqual((await expectOk(read("2026-11-19", "2026-11-30"))).opening);
  expect(before.closing).toEqual({ receivables: -70, credit: 30 });
});

test("pay is a cost, and what is undone was never paid", async () => {
  const purse = await Purse.open(app);
  await purse.bill([40]);
  await expectOk(purse.pay(40, [], { tip }));
  const params = { id: app.rosa.user.id };
  const due = await dueOf(app, params.id, "2026-11-20");
  const { version } = await ok(app.owner, "getWalker", { params });
  await ok(app.owner, "changeWalker", { params, body: { version, w9_on: "2026-01-04" } });
  const how = { to: "2026-11-20", paid_on: "2026-11-19", method: "Cash" } as const;
  const { id } = await expectOk(payDue(app, due, how));
  const runs = async () => (await expectOk(read())).entries.filter(({ type }) => type === "pay_run");
  const { work, corrections, tips, total } = due.sums;
  const [run] = await runs();
  expect(run).toMatchObject({
    id,
    date: "2026-11-19",
    client: null,
    walker: { ...params, w9_on: "2026-01-04" },
    method: "Cash",
  });
  expect(run && told(run)).toEqual(
    [`walker_pay ${work + corrections}`, `tips_held ${tips}`, `cash Cash ${-total}`].filter(
      (line) => !line.endsWith(" 0"),
    ),
  );
  await ok(app.owner, "undoPayRun", { params: { id }, body: { version: 1 } });
  expect(await runs()).toEqual([]);
  expect((await ok(app.owner, "listPayRuns", { query: {} })).map((one) => one.id)).toContain(id);
});
