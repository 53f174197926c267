import { type Invoice, makeInvoice, readClientLedger, visitId } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { runtime, today } from "../shared/runtime.ts";
import type { ContractTestApp } from "./contract-test-app.ts";
import type { Parties } from "./sample.ts";
import { storeVisit } from "./stored.ts";

/** Stores a visit of Monday between the parties that is done. Returns its id. */
export async function storeDoneVisit(app: ContractTestApp, parties: Parties): Promise<string> {
  const done = { status: "completed", charge_cents: 2500, pay_cents: 1500, date: "2026-11-16" } as const;
  return visitId(await storeVisit(app, parties, { ...done, original_date: done.date }));
}

/** Makes an invoice of a visit between the parties. */
export async function storeInvoice(app: ContractTestApp, parties: Parties): Promise<Invoice> {
  const { id: client_id, name, address } = parties.client.user;
  const made = await makeInvoice(app.installation.db, {
    client_id,
    bill_to: { name, address },
    period: { start: "2026-11-16", end: "2026-11-22" },
    due: "2026-11-27",
    note: "See you soon",
    n: (await readClientLedger(app.installation.db, client_id)).invoices,
    visits: [{ visit_id: await storeDoneVisit(app, parties), cents: 2500 }],
    adjustments: [],
    use_credit: true,
    request_hash: "sample",
    date: today(),
    by: anAuthor({ id: app.people.owner.user.id, at: runtime.now() }),
    idOf: (_, salt) => `invoice-of-${client_id}-${salt}`,
  });
  if (made.outcome !== "made") throw new Error(`The invoice was ${made.outcome}`);
  return made.document;
}
