import { recordPayment as storePayment } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { runtime, today } from "../../shared/runtime.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";
import { storeInvoice } from "../stored-invoices.ts";

/** Stores a payment of $40.00 for an invoice of $25.00, with a tip. Returns the payment's id. */
async function storePaid(app: ContractTestApp, parties: Parties): Promise<string> {
  const { id, version, client_id } = await storeInvoice(app, parties);
  const by = anAuthor({ id: app.people.owner.user.id, at: runtime.now() });
  const request = { client_id, id: `paid-${client_id}`, hash: "sample", date: today(), by };
  const tip = { cents: 500, walker_id: parties.walker.user.id, extra_id: `tip-${client_id}` };
  const payment = { cents: 4000, name: "Ana", method: "Check", tip, invoices: [{ id, version }] };
  const result = await storePayment(app.installation.db, request, payment);
  if (result.outcome !== "done") throw new Error(`The payment was ${result.outcome}`);
  return result.entry.id;
}

export const paymentSamples: Samples = {
  recordPayment: async (app, { walker, client }) => {
    const { id, version } = await storeInvoice(app, { walker, client });
    return {
      body: {
        id: "a-payment",
        client_id: client.user.id,
        date: "2026-11-20",
        amount: 40,
        method: "Zelle",
        note: "Thank you",
        tip: { amount: 5, walker_id: walker.user.id },
        invoices: [{ id, version }],
      },
    };
  },
  reversePayment: async (app, parties) => ({
    params: { id: await storePaid(app, parties) },
    body: { id: "a-reversal", client_id: parties.client.user.id, reason: "It bounced", tip: "take-back" as const },
  }),
  adjustInvoice: async (app, parties) => {
    const { id, version } = await storeInvoice(app, parties);
    return { params: { id }, body: { id: "an-adjustment", version, text: "Late walk", amount: -5 } };
  },
  applyCredit: async (app, parties) => {
    const { db } = app.installation;
    const { id, version, client_id } = await storeInvoice(app, parties);
    const by = anAuthor({ id: app.people.owner.user.id, at: runtime.now() });
    const request = { client_id, id: `credit-${client_id}`, hash: "sample", date: today(), by };
    await storePayment(db, request, { name: "Ana", cents: 1000, method: "Cash", invoices: [] });
    return { params: { id }, body: { id: "applied", version, amount: 10 } };
  },
  refundClient: after(storePaid, ({ client }) => ({
    params: { id: client.user.id },
    body: { id: "a-refund", date: "2026-11-20", amount: 15, method: "Zelle", note: "Moved away" },
  })),
  giveCredit: (_stage, { client }) => ({
    params: { id: client.user.id },
    body: { id: "a-gift", amount: 10, reason: "A walk came late" },
  }),
  clientStatement: after(storePaid, ({ client }) => ({
    params: { id: client.user.id },
    query: { from: "2026-11-01", to: "2026-11-30" },
  })),
};
