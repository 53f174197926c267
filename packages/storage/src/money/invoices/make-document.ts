import type { CancellationReason } from "@aws-sdk/client-dynamodb";
import type { Db } from "../../table/client.ts";
import { changing, type Decision, transact, type Writes } from "../../table/transact.ts";

/** A request for a document of a ledger: a client's invoice, or a walker's pay run. */
export interface DocumentRequest {
  /** How many documents of the ledger there are without it. It gets this number. */
  n: number;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
}

type Next<Document> = { document: Document; writes: Writes };

interface Making<Ledger, Document, Refusal> {
  what: string;
  readLedger: () => Promise<Ledger>;
  begun: (ledger: Ledger) => number;
  readNumbered: (number: number) => Promise<Document | undefined>;
  /** The document of what is as it was seen; 'changed' where something is not. */
  plan: (ledger: Ledger) => Promise<Next<Document> | Changed | Refusal>;
  /** Takes the reasons of refused writes, before the next attempt. */
  onRefused?: (reasons: readonly CancellationReason[]) => void;
}

/** Something is not as it was seen any more. */
type Changed = { outcome: "changed" };

export type MadeDocument<Document, Refusal = never> =
  | { outcome: "made" | "existing"; document: Document }
  | Changed
  | Refusal;

/**
 * Makes a document in one transaction. Each number of the ledger is made once, and answered to the request that made it,
 * whatever became of it.
 *
 * @throws KeepsChangingError where others are first again and again
 */
export function makeDocument<
  Ledger extends { version: number },
  Document extends { request_hash: string },
  Refusal extends { outcome: string } = never,
>(
  db: Db,
  { n, request_hash }: DocumentRequest,
  { what, readLedger, begun, readNumbered, plan, onRefused }: Making<Ledger, Document, Refusal>,
): Promise<MadeDocument<Document, Refusal>> {
  type Made = MadeDocument<Document, Refusal>;
  const decide = async (ledger: Ledger): Promise<Decision<Next<Document>, Made>> => {
    if (begun(ledger) !== n) {
      const document = begun(ledger) > n ? await readNumbered(n) : undefined;
      const isSame = document?.request_hash === request_hash;
      return { result: document && isSame ? { outcome: "existing", document } : { outcome: "changed" } };
    }
    const next = await plan(ledger);
    if ("writes" in next) return { change: next };
    // The same request may have made it since the ledger was read.
    const now = await readLedger();
    return now.version === ledger.version ? { result: next } : decide(now);
  };
  return changing<Ledger, Next<Document>, Made>({
    what,
    read: readLedger,
    decide: async (ledger) => decide(ledger ?? (await readLedger())),
    write: async ({ document, writes }) => {
      const written = await transact(db, writes);
      if (written.outcome === "written") return { outcome: "made", document };
      onRefused?.(written.reasons);
      return "refused";
    },
  });
}
