import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import type { Visit } from "../../schedules/visit.ts";
import { visitKey } from "../../table/keys.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { beforeWrite, dump, overwrite } from "../../testing/test-table.ts";
import { findInvoice } from "./read-invoices.ts";
import { checkBooks } from "./testing/check-books.ts";
import { done, MoneyHarness, sunday, visitsOf } from "./testing/money-harness.ts";

const dynamoDb = await startDatabase();

const opened = (visits: readonly Visit[]) => MoneyHarness.open(dynamoDb.endpoint, visits);
const changed = { outcome: "changed" };

test("two makers of the same request make it once, and the same table as one", { tags: "at-once" }, async () => {
  const visits = visitsOf(90);
  const [alone, harness] = [await opened(visits), await opened(visits)];
  const document = await alone.made(visits);
  const both = await Promise.all([harness.make(visits), harness.elsewhere().make(visits)]);
  expect(both).toEqual(expect.arrayContaining(["made", "existing"].map((outcome) => ({ outcome, document }))));
  expect(await dump(harness.db)).toEqual(await dump(alone.db));
});

test("of two makers of different requests one makes it, the other is told, at once and later", async () => {
  const visits = visitsOf(7);
  const harness = await opened(visits);
  const wishes = [{}, { period: { start: "2026-11-02", end: sunday } }] as const;
  const [one, other] = await Promise.all([
    harness.make(visits, wishes[0]),
    harness.elsewhere().make(visits.slice(0, 3), wishes[1]),
  ]);
  expect([one.outcome, other.outcome].sort()).toEqual(["changed", "made"]);
  expect(await harness.make(visits, { due: "2026-12-24" })).toEqual(changed);
  expect((await checkBooks(harness.db)).invoices).toHaveLength(1);
});

test("a visit that is reopened, billed or of another price since it was read lets nothing be made", async () => {
  const visits = visitsOf(3);
  const [first] = visits;
  if (!first) throw new Error("There is no visit");
  for (const since of [
    { ...first, status: "scheduled", charge_cents: undefined, version: 2 },
    // A claim makes no version.
    { ...first, invoice_id: "another" },
    { ...first, charge_cents: 3000, version: 2 },
  ] as const) {
    const harness = await opened(visits);
    const before = await dump(harness.db);
    const maker = beforeWrite(harness, 0, () => overwrite(harness.db, since));
    expect(await maker.make(visits)).toEqual(changed);
    await overwrite(harness.db, first);
    expect(await dump(harness.db)).toEqual(before);
  }
});

test("no more is taken off than the visits come to", async () => {
  const visits = visitsOf(1);
  const harness = await opened(visits);
  const off = (cents: number) =>
    ({ id: "off", kind: "adjustment", text: "Thank you", cents, at: 1, by: "owner-1" }) as const;
  expect(await harness.make(visits, { adjustments: [off(-2556)] })).toEqual(changed);
  expect((await harness.made(visits, { adjustments: [off(-2555)] })).sums.total).toBe(0);
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
  expect((await maker.made(visits)).lines).toHaveLength(6);
  await checkBooks(harness.db);
});

test("an invoice whose number is taken gets another one, and both are found by theirs", async () => {
  const [one, other] = [done(1, { client_id: "client-1" }), done(2, { client_id: "client-2" })];
  const harness = await opened([one, other]);
  const idOf = (client: string) => (_: number, salt: number) => `${client}-${salt}0000abc`;
  const first = await harness.made([one], { client_id: "client-1", idOf: idOf("first") });
  const second = await harness.made([other], { client_id: "client-2", idOf: idOf("second") });
  expect([first.id, second.id]).toEqual(["first-00000abc", "second-10000abc"]);
  expect((await findInvoice(harness.db, "00000ABC"))?.id).toBe(first.id);
  expect((await findInvoice(harness.db, "10000abc"))?.id).toBe(second.id);
  const again = await harness.make([other], { client_id: "client-2", idOf: idOf("second") });
  expect(again).toMatchObject({ outcome: "existing", document: { id: second.id } });
  await checkBooks(harness.db);
});
