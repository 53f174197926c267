import { type LedgerSums, noSums, sumsAfter } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { KeepsChangingError, maxAttempts, transact } from "../../table/transact.ts";
import { type ClientLedger, type LedgerMerging, ledgerWrite, readClientLedger } from "./client-ledger.ts";
import { changeEachInvoice } from "./each-invoice.ts";
import { type Entry, entryWrite, madeBy } from "./entry.ts";

/**
 * Moves a client's invoices and then the sums to another client's ledger. It can be killed anywhere, and run twice at once. The
 * last write moves the sums.
 */
export async function finishMerging(db: Db, merging: LedgerMerging): Promise<void> {
  const { from, into, by } = merging;
  const toOther = ({ client_id }: { client_id: string }) => (client_id === from ? { client_id: into } : undefined);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [left, kept] = await Promise.all([readClientLedger(db, from), readClientLedger(db, into)]);
    if (left.merging === undefined || kept.merging === undefined) return;
    await changeEachInvoice(db, left, toOther, by);
    const { outcome } = await transact(db, [
      ledgerWrite(db, left, {
        ...withoutMerging(left),
        ...moved(left, negative(left.sums)),
        unpaid: 0,
        invoiced: 0,
        given: true,
      }),
      ledgerWrite(db, kept, {
        ...withoutMerging(kept),
        ...moved(kept, left.sums),
        unpaid: kept.unpaid + left.unpaid,
        invoiced: kept.invoiced + left.invoiced,
        from: partitionsOf(kept, left),
      }),
      entryWrite(db, entryOf(left, negative(left.sums), merging)),
      entryWrite(db, entryOf(kept, left.sums, merging)),
    ]);
    if (outcome === "written") return;
  }
  throw new KeepsChangingError(`The accounts of clients ${from} and ${into} keep changing`);
}

/** Lists the other clients whose entries a ledger's sums include. */
const partitionsOf = (kept: ClientLedger, left: ClientLedger): string[] => [
  ...(kept.from ?? []),
  ...(left.from ?? []),
  left.client_id,
];

const withoutMerging = ({ merging: _, ...account }: ClientLedger) => account;

const moved = ({ entries, sums }: ClientLedger, effect: LedgerSums) => ({
  entries: entries + 1,
  sums: sumsAfter(sums, effect),
});

const negative = ({ billed, received, settled }: LedgerSums): LedgerSums => ({
  billed: noSums.billed - billed,
  received: noSums.received - received,
  settled: noSums.settled - settled,
});

function entryOf({ client_id }: ClientLedger, effect: LedgerSums, { from, into, date, by }: LedgerMerging): Entry {
  return {
    id: `${date}.${from}.${into}`,
    client_id,
    type: "merged",
    date,
    ...madeBy(by),
    effect,
    settled: [],
    request_hash: from,
  };
}

/** Reads a client's ledger, after finishing a merge. */
export async function readSettledLedger(db: Db, clientId: string): Promise<ClientLedger> {
  for (;;) {
    const account = await readClientLedger(db, clientId);
    if (!account.merging) return account;
    await finishMerging(db, account.merging);
  }
}
