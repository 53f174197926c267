import { correctCharge, getInvoice, listCompletedWalks, takeBackWriteOff, writeOffVisit } from "@petcare/contract";
import { parseVisitId, readStoredVisit, type User } from "@petcare/storage";
import { beforeAll, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { interleave } from "../testing/interleave.ts";
import { invoiceOf, lastWeek, make, newClient, previewOne, requested } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
beforeAll(() => {
  silenceLog();
});

/** A visit of $28.00 for a client of its own, completed last week. */
async function completed(): Promise<{ client: User; id: string }> {
  const client = await newClient(app);
  const id = await bookVisit(app, { date: "2026-11-09", client_id: client.id });
  await expectOk(complete(app.rosa, id));
  return { client, id };
}

const writeOff = (id: string) =>
  call(app.owner, writeOffVisit, { params: { id }, body: { version: 2, reason: "A gift" } });
const charge = (id: string) => call(app.owner, correctCharge, { params: { id }, body: { version: 2, amount: 30 } });

async function storedVisit(id: string) {
  const key = parseVisitId(id);
  return key && (await readStoredVisit(app.installation.db, key));
}

test("what is written off is in no preview; taken back it is billed, and the list names the invoice", async () => {
  const { client, id } = await completed();
  const other = await bookVisit(app, { date: "2026-11-10", client_id: client.id, price: 25 });
  await expectOk(complete(app.rosa, other));
  await expectOk(writeOff(id));
  expect((await previewOne(app, client)).lines.map(({ visit_id }) => visit_id)).toEqual([other]);
  await expectOk(call(app.owner, takeBackWriteOff, { params: { id }, body: { version: 3 } }));
  const invoice = await invoiceOf(app, client);
  expect(await expectOk(call(app.owner, getInvoice, { params: { id: invoice.id } }))).toMatchObject({ total: 53 });
  const query = { from: lastWeek.start, to: lastWeek.end, client_id: client.id };
  const rows = await expectOk(call(app.owner, listCompletedWalks, { query }));
  expect(rows.map((row) => [row._id, row.billing, row.invoice?.number])).toEqual(
    [other, id].map((visit) => [visit, "invoiced", invoice.id.slice(-8).toUpperCase()]),
  );
});

/** An order of turns that a seed decides, with more of them for either side. */
function turnsOf(seed: number): (0 | 1)[] {
  let state = seed + 1;
  return Array.from({ length: 60 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % 8 < 2 + (seed % 5) ? 1 : 0;
  });
}

const orders = Array.from({ length: 16 }, (_, seed) => seed);

test.each([
  ["writing it off", writeOff, { written_off_reason: "A gift" }],
  ["correcting its charge", charge, { charge_cents: 3000 }],
] as const)("of an invoice and %s at once, one takes the visit", async (_, act, done) => {
  const wins = { invoice: 0, owner: 0 };
  for (const seed of orders) {
    const { client, id } = await completed();
    const bill = requested(await previewOne(app, client));
    const [made, acted] = await interleave([() => expectOk(make(app, [bill])), () => act(id)], turnsOf(seed));
    const visit = await storedVisit(id);
    if (acted.ok) {
      expect(made, `order ${seed}`).toMatchObject([{ outcome: "changed", invoice: null }]);
      expect(visit, `order ${seed}`).toMatchObject({ ...done, version: 3 });
      expect(visit, `order ${seed}`).not.toHaveProperty("invoice_id");
      wins.owner += 1;
    } else {
      const number = made[0]?.invoice?.number;
      expect(made, `order ${seed}`).toMatchObject([{ outcome: "made", invoice: { total: 28 } }]);
      expect(acted.body.message, `order ${seed}`).toBe(`This visit is on invoice ${number}. Void the invoice first.`);
      expect(visit, `order ${seed}`).toMatchObject({
        invoice_id: made[0]?.invoice?.id,
        charge_cents: 2800,
        version: 2,
      });
      wins.invoice += 1;
    }
  }
  expect(Math.min(wins.invoice, wins.owner)).toBeGreaterThan(0);
});
