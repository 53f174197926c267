import { cancelVisit, listDuePay, payWalker, previewInvoices } from "@petcare/contract";
import { sampleOf } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { interleave, stoppedTurns } from "../testing/interleave.ts";
import { make, newClient, requested } from "../testing/invoicing.ts";
import { at, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { matters, report, stored } = reporting(app);
const { owner, rosa } = app;
const from = "2026-11-16";
const to = "2026-11-20";

/** Reads what a client is to be billed, and what Rosa is to be paid. */
const toBill = async (client_id: string) =>
  (await expectOk(call(owner, previewInvoices, { query: { from, to, client_id } }))).clients;
const toPay = async () => (await expectOk(call(owner, listDuePay, { query: { to, walker_id: rosa.user.id } })))[0];

/** A visit whose cancelling costs something. */
async function cancelled(body: { charge: "half" } | { pay: "half" }) {
  app.clock.now = at("12:30");
  const { id: client_id } = await newClient(app);
  const id = await bookVisit(app, { client_id });
  await expectOk(call(owner, cancelVisit, { params: { id }, body }));
  return { id, client_id };
}

test("a report beside the invoice of what cancelling costs, in each order of their calls, is kept, and it is billed once", async () => {
  for (const [nth, turns] of sampleOf(stoppedTurns, 3).entries()) {
    const { id, client_id } = await cancelled({ charge: "half" });
    const seen = (await toBill(client_id)).map((one) => requested(one));
    const invoice = () => make(app, seen, { period: { start: from, end: to }, due: "2026-12-07" });
    const answers = await interleave([() => report(rosa, id), invoice], turns);
    expect(answers, `${nth}`).toMatchObject([{ body: { outcome: "kept" } }, { body: [{ outcome: "made" }] }]);
    expect([(await matters(id)).length, (await toBill(client_id))[0]?.lines], `${nth}`).toEqual([1, []]);
    expect(await stored(id), `${nth}`).toMatchObject({ charge_cents: 1400, invoice_id: expect.any(String) });
  }
});

test("a report beside the pay run of what cancelling costs, in each order of their calls, is kept, and it is paid once", async () => {
  for (const [nth, turns] of sampleOf(stoppedTurns, 3).entries()) {
    const { id } = await cancelled({ pay: "half" });
    const { walker_id = "", n = 0, lines = [] } = (await toPay()) ?? {};
    const seen = lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 }));
    const body = { walker_id, n, to, lines: seen, paid_on: to, method: "Zelle" } as const;
    const pay = () => call(owner, payWalker, { body });
    const answers = await interleave([() => report(rosa, id), pay], turns);
    expect(answers, `${nth}`).toMatchObject([{ body: { outcome: "kept" } }, { status: 201 }]);
    expect([(await matters(id)).length, (await toPay())?.lines], `${nth}`).toEqual([1, []]);
    expect(await stored(id), `${nth}`).toMatchObject({ pay_cents: 750, pay_run_id: expect.any(String) });
  }
});
