import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, expect, test, vi } from "vitest";
import type { Visit } from "../bookings/visit.ts";
import { doomed, untilKilled } from "../editing/testing/kill.ts";
import { visitKey } from "../table/keys.ts";
import { visitId } from "../table/visit-id.ts";
import { isWhole } from "../testing/sampled.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, onWrites, overwrite } from "../testing/test-table.ts";
import { readClientInvoices, readInvoiceTotals } from "./client-invoices.ts";
import { findInvoice, readOpenInvoices } from "./read-invoices.ts";
import { readWork } from "./read-work.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, done, Till } from "./testing/till.ts";

// An invoice of 12 lines takes three steps.
vi.mock("../table/visits-at-once.ts", () => ({ visitsAtOnce: 5 }));

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const visitsOf = (count: number, given: Partial<Visit> = {}) =>
  Array.from({ length: count }, (_, index) =>
    done(index, { ...given, schedule_id: `${given.client_id ?? "schedule"}-${index}` }),
  );
const opened = (visits: readonly Visit[]) => Till.open(dynamoDb.endpoint, visits);

/** Somebody else at the same table, before whose write of this number (from 0) something happens. */
function beforeWrite(till: Till, number: number, happens: () => Promise<unknown>): Till {
  const other = till.elsewhere();
  let writes = 0;
  onWrites(other.db, async (send) => {
    if (writes++ === number) await happens();
    return send();
  });
  return other;
}

test("after each step the books add up, and the client reads all of an invoice or nothing", async () => {
  const visits = visitsOf(12);
  const till = await opened(visits);
  const maker = till.elsewhere();
  const read: number[] = [];
  onWrites(maker.db, async (send) => {
    const answer = await send();
    const { toBill } = await checkBooks(till.db);
    const { invoices } = await readClientInvoices(till.db, "client-1", { limit: 10 });
    const { unpaid, total_invoiced } = await readInvoiceTotals(till.db, "client-1");
    const isDone = (await readOpenInvoices(till.db)).length === 1;
    expect([invoices.length, unpaid, invoices[0]?.lines.length ?? 0]).toEqual(isDone ? [1, 1, 12] : [0, 0, 0]);
    expect([toBill, total_invoiced]).toEqual(isDone ? [0, 12 * 2555] : [12 * 2555, 0]);
    read.push(invoices.length);
    return answer;
  });
  const invoice = await maker.made(visits);
  await maker.void(invoice);
  expect(read).toEqual([0, 0, 1, 0, 0, 0]);
});

test("a visit that is changed before the first step lets nothing be made; before a later one it is left out", async () => {
  const visits = visitsOf(12);
  const [first, last] = [visits[0], visits[11]];
  for (const [visit, number, outcome] of [
    [first, 0, "changed"],
    [last, 1, "made"],
  ] as const) {
    if (!visit) throw new Error("There is no visit");
    const till = await opened(visits);
    const reopened = { ...visit, status: "scheduled", charge_cents: undefined, version: 2 } as const;
    const maker = beforeWrite(till, number, () => overwrite(till.db, reopened));
    const result = await maker.make(visits);
    expect(result.outcome).toBe(outcome);
    const { invoices, toBill } = await checkBooks(till.db);
    expect(invoices.map(({ lines }) => lines.length)).toEqual(outcome === "made" ? [11] : []);
    expect(toBill).toBe(outcome === "made" ? 0 : 11 * 2555);
  }
});

test("a visit that another invoice has taken since it was read is not taken, though that made no version of it", async () => {
  const visits = visitsOf(3);
  const [first] = visits;
  if (!first) throw new Error("There is no visit");
  const till = await opened(visits);
  const before = await dump(till.db);
  const taken = { ...first, invoice_id: "another" };
  const maker = beforeWrite(till, 0, () => overwrite(till.db, taken));
  expect(await maker.make(visits)).toEqual({ outcome: "changed" });
  await overwrite(till.db, first);
  expect(await dump(till.db)).toEqual(before);
});

test.each([0, 1])(
  "visits that become billable again before write %i of one, who read that they are not, are each on no line or on one",
  async (number) => {
    const visits = visitsOf(12);
    const till = await opened(visits);
    const killed = beforeWrite(till, 1, () => Promise.reject(new Error("killed")));
    await expect(killed.make(visits)).rejects.toThrow("killed");
    const id = (await checkBooks(till.db)).invoices[0]?.id ?? "";
    const second = visits.slice(5, 10);
    for (const visit of second) await overwrite(till.db, { ...visit, charge_cents: 3000, version: 2 });
    // Another one claims what it can now, and is killed.
    const writer = beforeWrite(till, number, async () => {
      for (const visit of second) await overwrite(till.db, { ...visit, version: 3 });
      await untilKilled(() => doomed(till, { at: 0, moment: "after" }).finish(id));
    });
    expect(await writer.finish(id)).toMatchObject({ status: "unpaid" });
    await checkBooks(till.db);
  },
);

test("an adjustment that the lines which were left out would take below $0.00 is left out, too", async () => {
  const visits = visitsOf(6);
  const till = await opened(visits);
  const last = visits[5];
  if (!last) throw new Error("There is no visit");
  const maker = beforeWrite(till, 1, () => overwrite(till.db, { ...last, written_off_at: 1, version: 2 }));
  const adjustments = [anAdjustment(-5 * 2555 - 1), anAdjustment(-1000)];
  const invoice = await maker.made(visits, { adjustments });
  expect(invoice.adjustments.map(({ cents }) => cents)).toEqual([-1000]);
  await checkBooks(till.db);
});

test("notes that are edited before a step are no reason to leave a visit out", async () => {
  const visits = visitsOf(6);
  const till = await opened(visits);
  const note = (visit: Visit) => () =>
    till.db.client.send(
      new UpdateCommand({
        TableName: till.db.table,
        Key: visitKey(visit),
        UpdateExpression: "SET notes = :notes ADD version :one",
        ExpressionAttributeValues: { ":notes": "Back gate", ":one": 1 },
      }),
    );
  const [first, last] = [visits[0], visits[5]];
  if (!first || !last) throw new Error("There is no visit");
  // The refused write is one of three.
  const maker = beforeWrite(beforeWrite(till, 0, note(first)), 0, note(last));
  expect((await maker.made(visits)).lines).toHaveLength(6);
  await checkBooks(till.db);
});

test("two makers of the same preview make each invoice once, and the same table as one", {
  timeout: 120_000,
}, async () => {
  const count = isWhole ? 300 : 30;
  const clients = Array.from({ length: count }, (_, at) => `client-${at}`);
  const visits = clients.map((client_id, at) => done(at, { client_id }));
  const [alone, till] = [await opened(visits), await opened(visits)];
  const makeAll = async (maker: Till) => {
    const outcomes = [];
    for (const visit of visits) outcomes.push(await maker.make([visit], { client_id: visit.client_id }));
    return outcomes;
  };
  const once = await makeAll(alone);
  const both = await Promise.all([makeAll(till), makeAll(till.elsewhere())]);
  for (const at of clients.keys()) {
    expect(both.map((results) => results[at]?.outcome).sort()).toEqual(["existing", "made"]);
  }
  expect(new Set(both.flat().flatMap((one) => ("invoice" in one ? one.invoice.id : []))).size).toBe(count);
  expect(once.every(({ outcome }) => outcome === "made")).toBe(true);
  expect(await dump(till.db)).toEqual(await dump(alone.db));
});

test("of two makers with different periods one makes it, the other is told; asked again it makes the next one", async () => {
  const visits = visitsOf(7);
  const till = await opened(visits);
  const [one, other] = [visits, visits.slice(0, 3)];
  const results = await Promise.all([
    till.make(one),
    till.elsewhere().make(other, { period: { start: "2026-11-02", end: "2026-11-15" } }),
  ]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(["changed", "made"]);
  await checkBooks(till.db);
  const left = (await checkBooks(till.db)).visits.filter(({ invoice_id }) => invoice_id === undefined);
  const next = await till.make(left, { n: 1, adjustments: [anAdjustment(100)] });
  expect(next.outcome).toBe("made");
  const { invoices, toBill } = await checkBooks(till.db);
  expect([invoices.length, toBill]).toEqual([2, 0]);
});

test("the request of an invoice that is void answers the void one; a new preview makes another", async () => {
  const visits = visitsOf(3);
  const till = await opened(visits);
  const first = await till.made(visits);
  await till.void(first);
  expect(await till.make(visits)).toMatchObject({ outcome: "existing", invoice: { id: first.id, status: "void" } });
  const second = await till.made(visits, { n: 1 });
  expect(second.id).not.toBe(first.id);
  expect(await checkBooks(till.db)).toMatchObject({ toBill: 0, accounts: [{ invoices: 2, entries: 3 }] });
});

test("an invoice whose number is taken gets another one, and both are found by theirs", async () => {
  const [one, other] = [done(1, { client_id: "client-1" }), done(2, { client_id: "client-2" })];
  const till = await opened([one, other]);
  const idOf = (client: string) => (salt: number) => `${client}-${salt}0000abc`;
  const first = await till.made([one], { client_id: "client-1", idOf: idOf("first") });
  const second = await till.made([other], { client_id: "client-2", idOf: idOf("second") });
  expect([first.id, second.id]).toEqual(["first-00000abc", "second-10000abc"]);
  expect((await findInvoice(till.db, "00000ABC"))?.id).toBe(first.id);
  expect((await findInvoice(till.db, "10000abc"))?.id).toBe(second.id);
  const again = await till.make([other], { client_id: "client-2", idOf: idOf("second") });
  expect(again).toMatchObject({ outcome: "existing", invoice: { id: second.id } });
  await checkBooks(till.db);
});

test("lines that do not fit into one item are refused before anything is written", async () => {
  const pet_names = Array.from({ length: 50 }, (_, at) => `${at}`.padStart(60, "犬"));
  const visits = visitsOf(60, { pet_names });
  const till = await opened(visits);
  const before = await dump(till.db);
  expect(await till.make(visits)).toEqual({ outcome: "too-long" });
  expect(await dump(till.db)).toEqual(before);
});

test("what is to bill is read to a day, of all clients or one, and what an unfinished invoice holds is not to bill twice", async () => {
  const mine = visitsOf(7);
  const theirs = visitsOf(2, { client_id: "client-10" });
  const open = done(8, { schedule_id: "open", status: "scheduled", charge_cents: undefined });
  const till = await opened([...mine, ...theirs, open]);
  const ids = (visits: readonly Parameters<typeof visitId>[0][]) => visits.map(visitId).sort();
  const all = await readWork(till.db, "2026-11-15");
  expect(ids(all.to_bill)).toEqual(ids([...mine, ...theirs]));
  expect(ids(all.unfinished)).toEqual(ids([open]));
  const early = await readWork(till.db, "2026-11-10", "client-1");
  expect(ids(early.to_bill)).toEqual(ids(mine.slice(0, 2)));
  expect(ids(early.unfinished)).toEqual(ids([open]));
  const killed = beforeWrite(till, 1, () => Promise.reject(new Error("killed")));
  await expect(killed.make(mine)).rejects.toThrow("killed");
  expect(ids((await readWork(till.db, "2026-11-15")).to_bill)).toEqual(ids([...mine.slice(5), ...theirs]));
});
