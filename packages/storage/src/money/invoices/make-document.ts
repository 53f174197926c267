import type { CancellationReason } from "@aws-sdk/client-dynamodb";
import type { Db } from "../../table/client.ts";
import { changing, type Decision, transact, type Writes } from "../../table/transact.ts";

/** A request for a document of a ledger: a client's invoice, or a walker's pay run. */
export interface DocumentRequest {
  /** The number of the document: the count of the ledger's earlier ones. */
  n: number;
  /** A digest of the request, to tell its repetition from a different one. */
  request_hash: string;
}

type Next<Document> = { document: Document; writes: Writes };

interface Making<Ledger, Document, Refusal> {
  what: string;
  readLedger: () => Promise<Ledger>;
  begun: (ledger: Ledger) => number;
  readNumbered: (number: number) => Promise<Document | undefined>;
  /** Plans the document; 'changed' if something differs from what the owner saw. */
  plan: (ledger: Ledger) => Promise<Next<Document> | Changed | Refusal>;
  /** Gets the reasons of refused writes, before the next attempt. */
  onRefused?: (reasons: readonly CancellationReason[]) => void;
}

/** Something has changed since the owner saw it. */
type Changed = { outcome: "changed" };

export type MadeDocument<Document, Refusal = never> =
  | { outcome: "made" | "existing"; document: Document }
  | Changed
  | Refusal;

/**
 * Makes a document in one transaction. Each number of the ledger is made once, and a repeated request gets its document,
 * whatever its state.
 *
 * @throws KeepsChangingError if other requests keep changing the ledger
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
    // An equal, simultaneous request may have made it.
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
