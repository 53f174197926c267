import {
  type Db,
  finishInvoice,
  finishPayRun,
  readAccounts,
  readAllWages,
  readInvoice,
  readPayRun,
} from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";

/** In milliseconds. Whoever makes one, or takes it back, is done sooner, or was killed. */
const longestAct = 15 * 60_000;

interface Steps {
  kind: "invoices" | "pay-runs";
  /** How a line of the log names one of them. */
  name: "invoice" | "pay_run";
  /** What names, in `pending`, the one that it is in the middle of. */
  holders: readonly { pending?: string | undefined }[];
  /** When its last act began, in epoch milliseconds. */
  beganAt: (id: string) => Promise<number | undefined>;
  finish: (db: Db, id: string) => Promise<unknown>;
}

/** Goes on with invoices whose making or voiding was interrupted. Returns how many were finished. */
export const finishInvoices = async (): Promise<number> =>
  finishInterrupted({
    kind: "invoices",
    name: "invoice",
    holders: await readAccounts(runtime.db),
    beganAt: async (id) => {
      const invoice = await readInvoice(runtime.db, id);
      return invoice && (invoice.voided_at ?? invoice.created_at);
    },
    finish: finishInvoice,
  });

/** Goes on with pay runs whose making or undoing was interrupted. Returns how many were finished. */
export const finishPayRuns = async (): Promise<number> =>
  finishInterrupted({
    kind: "pay-runs",
    name: "pay_run",
    holders: await readAllWages(runtime.db),
    beganAt: async (id) => {
      const run = await readPayRun(runtime.db, id);
      return run && (run.undone_at ?? run.created_at);
    },
    finish: finishPayRun,
  });

/** One that fails is logged and left for the next night. */
async function finishInterrupted({ kind, name, holders, beganAt, finish }: Steps): Promise<number> {
  let finished = 0;
  for (const { pending } of holders) {
    if (pending === undefined) continue;
    try {
      const began = await beganAt(pending);
      if (began === undefined || runtime.now() - began < longestAct) continue;
      await finish(runtime.db, pending);
      finished += 1;
    } catch (error) {
      log("error", { job: "nightly", kind, [name]: pending, error: String(error) });
    }
  }
  return finished;
}
