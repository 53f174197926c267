import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Visit, visitItem } from "../../schedules/visit.ts";
import { putItems } from "../../table/put-items.ts";
import type { Item } from "../../table/query.ts";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump } from "../../testing/test-table.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { recordPayment } from "../invoices/invoice-acts.ts";
import { faultsInBooks } from "../invoices/testing/check-books.ts";
import { done, MoneyHarness, sunday } from "../invoices/testing/money-harness.ts";
import { readDue } from "../pay/due.ts";
import { makePayRun } from "../pay/make-pay-run.ts";
import { faultsInPay } from "../pay/testing/check-pay.ts";
import { checkBalances, checkPeriod } from "./nightly-checks.ts";

const dynamoDb = await startDatabase();

const week = { start: "2026-11-09", end: sunday } as const;
const by = anAuthor();

let harness: MoneyHarness;
let sound: Item[];
let invoice: Invoice;

/** Two visits are on an invoice that is paid in part, with a tip, and Rosa is paid for them. A third one is to bill and due. */
beforeAll(async () => {
  const visits = [0, 1, 2].map((index) => done(index, { walker_id: "rosa" }));
  harness = await MoneyHarness.open(dynamoDb.endpoint, visits.slice(0, 2));
  invoice = await harness.made(visits.slice(0, 2));
  await recordPayment(
    harness.db,
    { client_id: "client-1", id: "payment-1", hash: "payment-1", date: "2026-11-17", by },
    {
      cents: 3000,
      name: "Carla",
      method: "Zelle",
      invoices: [invoice],
      tip: { cents: 500, walker_id: "rosa", extra_id: "tip-1" },
    },
  );
  const lines = (await readDue(harness.db, "2026-11-30")).map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
  const run = { idOf: () => "run-1", walker_id: "rosa", paid_to: "Rosa", to: "2026-11-30" as const, n: 0, lines };
  await makePayRun(harness.db, { ...run, paid_on: "2026-11-20", method: "Cash", request_hash: "run", by });
  await putItems(harness.db, [visitItem(visits[2] as Visit)]);
  sound = await dump(harness.db);
});
beforeEach(async () => {
  await putItems(harness.db, sound);
});

const textOf = ({ kind, rule }: { kind: string; rule: string }) => `${kind} ${rule}`;
const each = (faults: { kind: string; rule: string }[]) => [...new Set(faults.map(textOf))].sort();

const foundByNight = async () => [...(await checkBalances(harness.db)), ...(await checkPeriod(harness.db, week))];

async function foundByAudit() {
  const items = await dump(harness.db);
  return [...faultsInBooks(items), ...faultsInPay(items)].map(({ record, rule }) => ({ ...record, rule }));
}

/** The item whose key has such a beginning: 'INVOICE# INVOICE'. */
function itemAt(place: string): Item {
  const [of = "", sort = ""] = place.split(" ");
  const item = sound.find(({ pk, sk }) => String(pk).startsWith(of) && String(sk).startsWith(sort));
  if (!item) throw new Error(`Nothing is at ${place}`);
  return item;
}

/** Alters one attribute of an item, or one part of it: 'sums.total'. */
const set = (place: string, path: string, value: unknown) => async () => {
  const item = itemAt(place);
  const [name = "", part] = path.split(".");
  await putItems(harness.db, [{ ...item, [name]: part ? { ...(item[name] as Item), [part]: value } : value }]);
};
const without = (place: string, name: string) => async () => {
  const { [name]: _, ...rest } = itemAt(place);
  await putItems(harness.db, [rest]);
};
const gone = (place: string) => async () => {
  const { pk, sk } = itemAt(place);
  await harness.db.client.send(new DeleteCommand({ TableName: harness.db.table, Key: { pk, sk } }));
};

const [billed, toBill] = ["SCHEDULE#schedule-0 VISIT#", "SCHEDULE#schedule-2 VISIT#"];

test("sound books have no fault", async () => {
  expect(await foundByNight()).toEqual([]);
  expect(await foundByAudit()).toEqual([]);
});

test.each<[what: string, alter: () => Promise<unknown>, night: string[], audit: string[]]>([
  ["an account’s sums", set("ACCOUNT#client-1 ACCOUNT", "sums.billed", 5111), ["client account"], ["client account"]],
  ["an entry that is gone", gone("ACCOUNT#client-1 ENTRY"), [], ["client account"]],
  [
    "an invoice that is gone",
    gone("INVOICE# INVOICE"),
    ["client account", "visit difference"],
    ["client account", "visit claim"],
  ],
  ["an open invoice in no list", without("INVOICE# INVOICE", "money_pk"), ["client account"], ["invoice place"]],
  ["a version of an invoice that no row tells", gone("INVOICE# HISTORY"), [], ["invoice history"]],
  ["a visit’s charge", set(billed, "charge_cents", 2556), ["invoice difference"], ["invoice claim", "visit claim"]],
  [
    "a visit that is not in the list of work to bill",
    without(toBill, "money_pk"),
    ["visit difference"],
    ["visit place"],
  ],
  ["a visit in another place of the agenda", set(billed, "agenda_sk", "2026-11-09#x"), [], ["visit place"]],
  ["a visit that is not in the list of what is due", without(toBill, "pay_sk"), [], ["visit place", "walker pay"]],
  ["a tip that was paid", set(" EXTRA", "cents", 501), [], ["pay_adjustment pay", "walker pay"]],
  ["a pay run that is gone", gone("PAYRUN# PAYRUN"), [], ["pay_adjustment pay", "visit pay", "walker pay"]],
])("the night and the audit find %s", async (_, alter, night, audit) => {
  await alter();
  expect([each(await foundByNight()), each(await foundByAudit())]).toEqual([night, audit]);
});
