import { getPayRun, listDuePay, listPayRuns, payWalker, undoPayRun } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import { makePayRuns, type PayRun, readDue, readWalkerLedger } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { runtime, today } from "../../shared/runtime.ts";
import { type Parties, sampleOf } from "../sample.ts";
import type { Stage } from "../stage.ts";
import { storeDoneVisit } from "../stored-invoices.ts";

/** Stores a done visit between the parties, and reads all that the walker is due. */
async function storeDue(stage: Stage, parties: Parties) {
  const { db } = stage.world;
  const walker_id = parties.walker.user.id;
  await storeDoneVisit(stage, parties);
  const due = await readDue(db, today(), walker_id);
  const lines = due.map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
  return { walker_id, to: today(), n: (await readWalkerLedger(db, walker_id)).runs, lines };
}

async function storePaid(stage: Stage, parties: Parties): Promise<PayRun> {
  const due = await storeDue(stage, parties);
  const made = await makePayRuns(stage.world.db, {
    ...due,
    idOf: () => `pay-of-${parties.client.user.id}`,
    paid_to: parties.walker.user.name,
    paid_on: today(),
    method: "Zelle",
    request_hash: "sample",
    by: anAuthor({ id: stage.people.owner.user.id, at: runtime.now() }),
  });
  const [run] = "documents" in made ? made.documents : [];
  if (!run) throw new Error(`The pay run was ${made.outcome}`);
  return run;
}

export const paySamples = [
  sampleOf(listDuePay, () => ({ query: { to: today() } })),
  sampleOf(listPayRuns, () => ({ query: { limit: 20 } })),
  sampleOf(getPayRun, async (stage, parties) => ({ params: { id: (await storePaid(stage, parties)).id } })),
  sampleOf(payWalker, async (stage, parties) => {
    const { lines, ...due } = await storeDue(stage, parties);
    return {
      body: {
        ...due,
        lines: lines.map(({ cents, ...line }) => ({ ...line, amount: toDollars(cents) })),
        paid_on: today(),
        method: "Check",
        note: "1044",
      },
    };
  }),
  sampleOf(undoPayRun, async (stage, parties) => {
    const { id, version } = await storePaid(stage, parties);
    return { params: { id }, body: { version } };
  }),
];
