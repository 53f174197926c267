import type { RefusedAct } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { changing, KeepsChangingError, transact } from "../../table/transact.ts";
import { readClientLedger } from "./client-ledger.ts";
import type { Entry } from "./entry.ts";
import type { Invoice } from "./invoice.ts";
import { actWrites, type LedgerAct, type LedgerState, type MoneyRequest } from "./ledger-act.ts";
import { readSettledLedger } from "./merge-accounts.ts";
import { readEntryOf, readInvoices } from "./read-invoices.ts";

export type MoneyResult =
  | ({ outcome: "done"; entry: Entry } & LedgerState)
  /** A different request has used this id. */
  | { outcome: "taken" }
  /** The client has no such invoice. `index` is its position in the request. */
  | { outcome: "no-invoice"; index: number }
  /** An invoice has changed since it was read: `changed` is its current state. */
  | ({ outcome: "changed"; changed: Invoice } & LedgerState)
  /** The amount is refused, for the reason in `message`. */
  | ({ outcome: "refused"; message: string } & LedgerState);

/** 'outdated': it has read other data at a later instant, so everything is read again. */
type LedgerDecision = LedgerAct | RefusedAct | "outdated";

/** Decides on the act by the current ledger and the named invoices. */
export type Decide = (now: LedgerState) => LedgerDecision | Promise<LedgerDecision>;

export interface SeenInvoice {
  id: string;
  /** The version that the caller read. */
  version: number;
}

interface Read extends LedgerState {
  entry: Entry | undefined;
}

/**
 * Acts on a client's money once for each request id: reads, decides, and writes all or nothing. See docs/product/payments.md.
 *
 * @param named the invoices of the request, at most 20, each once
 * @throws KeepsChangingError if other requests keep changing the ledger
 */
export function actOnLedger(
  db: Db,
  request: MoneyRequest,
  named: readonly SeenInvoice[],
  decide: Decide,
): Promise<MoneyResult> {
  return changing<Read, { account: Read["account"]; act: LedgerAct } | "outdated", MoneyResult>({
    what: `The account of client ${request.client_id}`,
    read: () => readLedgerState(db, request, named),
    decide: async (now) => {
      if (!now) return { change: "outdated" };
      const { account, invoices, entry } = now;
      const result = entry ? await doneBefore(db, request, entry, now) : refusalOf(request, named, now);
      if (result) return { result };
      // The caller had read the client before the merge.
      if (account.given) {
        throw new KeepsChangingError(`The account of client ${account.client_id} is another's by now`);
      }
      const act = await decide({ account, invoices });
      if (act === "outdated") return { change: act };
      if ("refused" in act) return { result: { outcome: "refused", message: act.refused, account, invoices } };
      return { change: { account, act } };
    },
    write: async (change) => {
      if (change === "outdated") return "refused";
      const { writes, ...after } = actWrites(db, request, change.account, change.act);
      const { outcome } = await transact(db, writes);
      return outcome === "refused" ? outcome : { outcome: "done", ...after };
    },
  });
}

// The account is read first, because a later change of an invoice's money also changes the account's version.
// The entry is read last: if an equal request has changed an invoice meanwhile, its entry is found.
async function readLedgerState(db: Db, { client_id, id }: MoneyRequest, named: readonly SeenInvoice[]): Promise<Read> {
  const account = await readSettledLedger(db, client_id);
  const ids = named.map((invoice) => invoice.id);
  const invoices = await readInvoices(db, ids);
  return { account, invoices, entry: await readEntryOf(db, id) };
}

async function doneBefore(
  db: Db,
  { client_id, hash }: MoneyRequest,
  entry: Entry,
  { invoices: named }: LedgerState,
): Promise<MoneyResult> {
  if (entry.request_hash !== hash) return { outcome: "taken" };
  // The account may have been read before the entry was written.
  const account = await readClientLedger(db, client_id);
  const ids = [...named.map(({ id }) => id), ...entry.settled.map(({ invoice_id }) => invoice_id)];
  return { outcome: "done", entry, account, invoices: await readInvoices(db, [...new Set(ids)]) };
}

function refusalOf(
  { client_id }: MoneyRequest,
  named: readonly SeenInvoice[],
  { account, invoices }: LedgerState,
): MoneyResult | undefined {
  const byId = new Map(invoices.filter((one) => one.client_id === client_id).map((one) => [one.id, one]));
  const index = named.findIndex(({ id }) => !byId.has(id));
  if (index >= 0) return { outcome: "no-invoice", index };
  const seen = new Map(named.map(({ id, version }) => [id, version]));
  const changed = invoices.find(({ id, version, status }) => version !== seen.get(id) || status === "void");
  return changed && { outcome: "changed", changed, account, invoices };
}
