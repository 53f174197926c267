import { toDollars } from "@petcare/domain";
import { makePayRun, type PayRun, readDue, readWalkerLedger } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { runtime, today } from "../../shared/runtime.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import type { Parties, Samples } from "../sample.ts";
import { storeDoneVisit } from "../stored-invoices.ts";

/** Stores a done visit between the parties, and reads all that the walker is due. */
async function storeDue(app: ContractTestApp, parties: Parties) {
  const { db } = app.installation;
  const walker_id = parties.walker.user.id;
  await storeDoneVisit(app, parties);
  const due = await readDue(db, today(), walker_id);
  const lines = due.map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
  return { walker_id, to: today(), n: (await readWalkerLedger(db, walker_id)).runs, lines };
}

async function storePaid(app: ContractTestApp, parties: Parties): Promise<PayRun> {
  const due = await storeDue(app, parties);
  const made = await makePayRun(app.installation.db, {
    ...due,
    idOf: () => `pay-of-${parties.client.user.id}`,
    paid_to: parties.walker.user.name,
    paid_on: today(),
    method: "Zelle",
    request_hash: "sample",
    by: anAuthor({ id: app.people.owner.user.id, at: runtime.now() }),
  });
  if (!("document" in made)) throw new Error(`The pay run was ${made.outcome}`);
  return made.document;
}

export const paySamples: Samples = {
  listDuePay: () => ({ query: { to: today() } }),
  listPayRuns: () => ({ query: { limit: 20 } }),
  getPayRun: async (app, parties) => ({ params: { id: (await storePaid(app, parties)).id } }),
  payWalker: async (app, parties) => {
    const { lines, ...due } = await storeDue(app, parties);
    return {
      body: {
        ...due,
        lines: lines.map(({ cents, ...line }) => ({ ...line, amount: toDollars(cents) })),
        paid_on: today(),
        method: "Check",
        note: "1044",
      },
    };
  },
  undoPayRun: async (app, parties) => {
    const { id, version } = await storePaid(app, parties);
    return { params: { id }, body: { version } };
  },
};
