import { finishInvoice, readAccounts, readInvoice } from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";

/** In milliseconds. Whoever makes or voids one is done sooner, or was killed. */
const longestAct = 15 * 60_000;

/**
 * Goes on with invoices whose making or voiding was interrupted.
 *
 * @returns how many were finished; one that fails is logged and left for the next night
 */
export async function finishInvoices(): Promise<number> {
  let finished = 0;
  for (const { pending } of await readAccounts(runtime.db)) {
    if (pending === undefined) continue;
    try {
      if (await finishOld(pending)) finished += 1;
    } catch (error) {
      log("error", { job: "nightly", kind: "invoices", invoice: pending, error: String(error) });
    }
  }
  return finished;
}

async function finishOld(id: string): Promise<boolean> {
  const invoice = await readInvoice(runtime.db, id);
  if (!invoice || runtime.now() - (invoice.voided_at ?? invoice.created_at) < longestAct) return false;
  await finishInvoice(runtime.db, id);
  return true;
}
