import { expect, test } from "vitest";
import { call, expectOk, ok, refusal } from "../testing/call.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { interleave, stoppedTurns } from "../testing/interleave.ts";
import { lastWeek } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const faults = injectFaults();

const merge = (from: Purse, into: Purse, preview?: "1") =>
  call(app.owner, "mergeClients", {
    params: { id: from.client.id },
    query: { preview },
    body: { into: into.client.id, version: 1, into_version: 1 },
  });

/** One record that owes $58.00 of $100.00, and one with a credit of $14.00. */
async function twoRecords() {
  const [owing, kept] = [await Purse.open(app), await Purse.open(app)];
  const invoice = await owing.bill([100]);
  const { payment_id } = await expectOk(owing.pay(42, [invoice]));
  await expectOk(kept.give(14));
  return { owing, kept, invoice, payment_id };
}

test("two records of one person have one ledger, with the entries of both", async () => {
  const { owing, kept, invoice, payment_id } = await twoRecords();
  expect(await expectOk(merge(owing, kept, "1"))).toMatchObject({ saved: false, owed: 58, credit: 0 });
  await expectOk(merge(owing, kept));
  expect(await kept.balance()).toEqual({ owed: 58, credit: 14 });
  expect(await owing.balance()).toEqual({ owed: 0, credit: 0 });
  expect(await kept.read(invoice.id)).toMatchObject({ client_id: kept.client.id, credit: 14, balance: 58 });
  expect(await owing.statement()).toMatchObject({
    client_id: kept.client.id,
    opening: 0,
    entries: [
      { type: "invoice", billed: 100, balance: 100 },
      { type: "payment", received: 42, balance: 58 },
      { type: "goodwill", billed: -14, balance: 44 },
    ],
    closing: 44,
    credit: 14,
  });
  const list = { params: { id: kept.client.id }, query: { limit: 20 } };
  expect(await ok(app.owner, "clientInvoices", list)).toMatchObject([{ id: invoice.id, balance: 58 }]);

  expect(await expectOk(kept.reverse(payment_id))).toMatchObject({ credit: 14, invoices: [{ balance: 100 }] });
  expect(await kept.balance()).toEqual({ owed: 100, credit: 14 });
});

test("nothing is billed to a record that was merged", async () => {
  const { owing, kept } = await twoRecords();
  await expectOk(merge(owing, kept));
  const adjustments = [{ id: "fee", text: "Fee", amount: 5 }];
  const body = { period: lastWeek, due: "2026-11-27" as const };
  const clients = [{ client_id: owing.client.id, n: 1, lines: [], adjustments }];
  expect(await refusal(call(app.owner, "makeInvoices", { body: { ...body, clients } }))).toBe(
    "This record was merged into another client's. Look again.",
  );
  expect(await owing.balance()).toEqual({ owed: 0, credit: 0 });
});

test("nothing is paid, given or billed to a record that is merged meanwhile: what is answered as done stands on the other", async () => {
  for (const act of ["pay", "give", "bill"] as const) {
    for (const turns of stoppedTurns.filter((_, at) => at % 2 === 0)) {
      const { owing, kept } = await twoRecords();
      const acts: Record<typeof act, () => Promise<{ ok: boolean; status: number; body: object }>> = {
        pay: () => owing.pay(5, []),
        give: () => owing.give(5),
        bill: () => billFee(owing),
      };
      const [merged, done] = await interleave([() => merge(owing, kept), acts[act]], turns);
      expect([200, 201, 409]).toContain(done.status);
      if (!merged.ok) await expectOk(merge(owing, kept));
      const { owed, credit } = await kept.balance();
      const isDone = done.ok && (act !== "bill" || JSON.stringify(done.body).includes('"made"'));
      expect(owed - credit, `${act} ${turns.join("")}`).toBe(isDone ? 44 + (act === "bill" ? 5 : -5) : 44);
      expect(await owing.balance()).toEqual({ owed: 0, credit: 0 });
    }
  }
});

const billFee = ({ client }: Purse) => {
  const adjustments = [{ id: "fee", text: "Fee", amount: 5 }];
  const clients = [{ client_id: client.id, n: 1, lines: [], adjustments }];
  return call(app.owner, "makeInvoices", { body: { period: lastWeek, due: "2026-11-27", clients } });
};

test("a merge that is killed at any write goes on with the next payment, and with its repetition", async () => {
  await atEveryWrite(async (kill) => {
    const { owing, kept, invoice } = await twoRecords();
    const answer = await faults.during(kill, () => merge(owing, kept));
    await expectOk(kept.pay(1, []));
    await expectOk(merge(owing, kept));
    expect(await kept.balance()).toEqual({ owed: 58, credit: 15 });
    expect(await kept.read(invoice.id)).toMatchObject({ client_id: kept.client.id, paid: 42 });
    expect((await kept.statement()).entries).toHaveLength(4);
    return answer.status === 200;
  });
});
