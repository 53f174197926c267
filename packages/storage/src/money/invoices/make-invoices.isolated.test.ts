import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { addDays } from "@petcare/domain";
import { expect, test, vi } from "vitest";
import { doomed } from "../../schedules/editing/testing/kill.ts";
import type { Visit } from "../../schedules/visit.ts";
import { visitKey } from "../../table/keys.ts";
import { visitId } from "../../table/visit-id.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { beforeWrite, dump, onWrites, overwrite } from "../../testing/test-table.ts";
import { readClientInvoices } from "./client-invoices.ts";
import { readClientLedger } from "./client-ledger.ts";
import { giveCredit } from "./credit-acts.ts";
import { readWork } from "./read-work.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, done, linesOf, MoneyHarness, requestOf, sunday, visitsOf } from "./testing/money-harness.ts";

// 12 lines are three invoices.
vi.mock("../../../../domain/src/money/document-limits.ts", () => ({ documentLimits: { lines: 5, bytes: 20_000 } }));

const dynamoDb = await startDatabase();

const opened = (visits: readonly Visit[]) => MoneyHarness.open(dynamoDb.endpoint, visits);

test("after each write the books add up, and the client reads whole invoices", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  const maker = harness.elsewhere();
  const read: number[][] = [];
  onWrites(maker.db, async (send) => {
    const answer = await send();
    const { toBill } = await checkBooks(harness.db);
    const { invoices } = await readClientInvoices(harness.db, "client-1", { limit: 10 });
    const { unpaid, invoiced } = await readClientLedger(harness.db, "client-1");
    expect([unpaid, toBill + invoiced]).toEqual([invoices.length, 12 * 2555]);
    read.push(linesOf(invoices).reverse());
    return answer;
  });
  for (const invoice of await maker.madeAll(visits)) await maker.void(invoice);
  expect(read).toEqual([[4], [4, 4], [4, 4, 4], [4, 4], [4], []]);
});

test("a day that is too long for one invoice is cut, and its parts are as long as each other", async () => {
  const visits = visitsOf(7, { date: sunday, original_date: sunday });
  const harness = await opened(visits);
  const invoices = await harness.madeAll(visits);
  expect(invoices.map(({ period, lines }) => [period.start, period.end, lines.length])).toEqual([
    ["2026-11-09", sunday, 4],
    [sunday, sunday, 3],
  ]);
});

test("long names take more invoices", async () => {
  const pet_names = Array.from({ length: 50 }, (_, at) => `${at}`.padStart(60, "犬"));
  const visits = visitsOf(5, { pet_names });
  const harness = await opened(visits);
  expect(linesOf(await harness.madeAll(visits))).toEqual([2, 2, 1]);
  await checkBooks(harness.db);
});

test("adjustments stand on the first invoice, and credit pays the invoices in their order", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  const by = { client_id: "client-1", id: "gift", hash: "gift", date: sunday, by: requestOf([]).by };
  await giveCredit(harness.db, by, { cents: 15_000, name: "Carla", note: "A gift" });
  const invoices = await harness.madeAll(visits, { adjustments: [anAdjustment(-1000)] });
  expect(invoices.map(({ status, sums }) => [status, sums.adjustments, sums.total, sums.paid])).toEqual([
    ["paid", -1000, 9220, 9220],
    ["partial", 0, 10_220, 5780],
    ["unpaid", 0, 10_220, 0],
  ]);
  await checkBooks(harness.db);
});

test("adjustments that take the first invoice below $0.00 let nothing be made, though all visits would cover them", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  expect(await harness.make(visits, { adjustments: [anAdjustment(-11_000)] })).toEqual({
    outcome: "changed",
    documents: [],
  });
  expect((await checkBooks(harness.db)).invoices).toEqual([]);
});

test("a visit that is changed before the first write lets nothing be made; before a later one the rest is not", async () => {
  const visits = visitsOf(12);
  for (const [visit, number, made] of [
    [visits[0], 0, []],
    [visits[2], 1, [4]],
    [visits[6], 1, [4, 4]],
  ] as const) {
    if (!visit) throw new Error("There is no visit");
    const harness = await opened(visits);
    const reopened = { ...visit, status: "scheduled", charge_cents: undefined, version: 2 } as const;
    const maker = beforeWrite(harness, number, () => overwrite(harness.db, reopened));
    const { outcome, documents } = await maker.make(visits);
    expect([outcome, linesOf(documents)]).toEqual(["changed", made]);
    const { invoices, toBill } = await checkBooks(harness.db);
    expect([invoices.length, toBill]).toEqual([made.length, (11 - 4 * made.length) * 2555]);
  }
});

test("a visit that another invoice has taken since it was read is not taken, though that made no version of it", async () => {
  const visits = visitsOf(3);
  const [first] = visits;
  if (!first) throw new Error("There is no visit");
  const harness = await opened(visits);
  const before = await dump(harness.db);
  const taken = { ...first, invoice_id: "another" };
  const maker = beforeWrite(harness, 0, () => overwrite(harness.db, taken));
  expect(await maker.make(visits)).toEqual({ outcome: "changed", documents: [] });
  await overwrite(harness.db, first);
  expect(await dump(harness.db)).toEqual(before);
});

test("a visit that became another price since it was read is not billed the old one", async () => {
  const visits = visitsOf(3);
  const [first] = visits;
  if (!first) throw new Error("There is no visit");
  const harness = await opened(visits);
  const maker = beforeWrite(harness, 0, () => overwrite(harness.db, { ...first, charge_cents: 3000, version: 2 }));
  expect(await maker.make(visits)).toEqual({ outcome: "changed", documents: [] });
  expect((await checkBooks(harness.db)).toBill).toBe(3000 + 2 * 2555);
});

test("notes that are edited before a write are no reason to leave a visit out", async () => {
  const visits = visitsOf(6);
  const harness = await opened(visits);
  const note = (visit: Visit) => () =>
    harness.db.client.send(
      new UpdateCommand({
        TableName: harness.db.table,
        Key: visitKey(visit),
        UpdateExpression: "SET notes = :notes ADD version :one",
        ExpressionAttributeValues: { ":notes": "Back gate", ":one": 1 },
      }),
    );
  const [first, last] = [visits[0], visits[5]];
  if (!first || !last) throw new Error("There is no visit");
  const maker = beforeWrite(beforeWrite(harness, 0, note(first)), 0, note(last));
  expect(linesOf(await maker.madeAll(visits))).toEqual([3, 3]);
  await checkBooks(harness.db);
});

test("the request of an invoice that is void answers the void one, and the others as they are; a new preview makes another", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  const [first, ...more] = await harness.madeAll(visits);
  if (!first) throw new Error("There is no invoice");
  await harness.void(first);
  const again = await harness.make(visits);
  expect(again).toMatchObject({ outcome: "existing", documents: [{ id: first.id, status: "void" }, ...more] });
  const freed = (await checkBooks(harness.db)).visits.filter(({ invoice_id }) => invoice_id === undefined);
  const next = await harness.made(freed, { n: 3 });
  expect(again.documents.map(({ id }) => id)).not.toContain(next.id);
  expect(await checkBooks(harness.db)).toMatchObject({ toBill: 0, accounts: [{ invoices: 4, entries: 5 }] });
});

test("a first invoice that was voided before the second was made is not made again by its request", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  await expect(doomed(harness, { at: 1, moment: "before" }).make(visits)).rejects.toThrow("killed");
  const [first] = (await checkBooks(harness.db)).invoices;
  if (!first) throw new Error("There is no invoice");
  await harness.void(first);
  const { outcome, documents } = await harness.make(visits);
  expect([outcome, documents.map(({ status }) => status)]).toEqual(["made", ["void", "unpaid", "unpaid"]]);
  expect((await checkBooks(harness.db)).toBill).toBe(4 * 2555);
});

test("what is to bill is read to a day, of all clients or one", async () => {
  const mine = visitsOf(7);
  const theirs = visitsOf(2, { client_id: "client-10" });
  const open = done(8, { schedule_id: "open", status: "scheduled", charge_cents: undefined });
  const harness = await opened([...mine, ...theirs, open]);
  const ids = (visits: readonly Parameters<typeof visitId>[0][]) => visits.map(visitId).sort();
  const all = await readWork(harness.db, sunday);
  expect(ids(all.to_bill)).toEqual(ids([...mine, ...theirs]));
  expect(ids(all.unfinished)).toEqual(ids([open]));
  const early = await readWork(harness.db, addDays(sunday, -5), "client-1");
  expect(ids(early.to_bill)).toEqual(ids(mine.slice(0, 2)));
  expect(ids(early.unfinished)).toEqual(ids([open]));
});
