import type { CancellationReason } from "@aws-sdk/client-dynamodb";
import { changing, type Decision } from "../../table/changing.ts";
import type { Db } from "../../table/client.ts";
import { transact, type Writes } from "../../table/transact.ts";

/** A request for documents of a ledger: a client's invoices, or a walker's pay runs. */
export interface DocumentRequest {
  /** How many documents of the ledger had been begun when the lines were seen. The first one gets this number. */
  n: number;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
}

/** Makes the hash that a document keeps: the request's digest, and the document's place in it. */
export const partHash = ({ request_hash }: DocumentRequest, k: number): string => `${request_hash}.${k}`;

type Next<Document> = { document: Document; writes: Writes };

interface Making<Ledger, Document, Refusal> {
  what: string;
  readLedger: () => Promise<Ledger>;
  begun: (ledger: Ledger) => number;
  readNumbered: (number: number) => Promise<Document | undefined>;
  /** Whether these are all documents of the request. There is at least one. */
  isComplete: (made: readonly Document[]) => boolean;
  /** The next document after these, of what is as it was seen; 'changed' where something is not. */
  plan: (ledger: Ledger, made: readonly Document[]) => Promise<Next<Document> | "changed" | Refusal>;
  /** Takes the reasons of refused writes, before the next attempt. */
  onRefused?: (reasons: readonly CancellationReason[]) => void;
}

/** 'made': one is new. 'changed': something is not as it was seen any more, and these are all that there are. */
export type MadeDocuments<Document, Refusal = never> =
  | { outcome: "made" | "existing"; documents: Document[] }
  | { outcome: "changed"; documents: Document[] }
  | Refusal;

type Step<Document, Refusal> = { made: Document } | { existing: Document } | "changed" | Refusal;

/**
 * Makes the documents of a request one after the other, each in one transaction. It can be killed between two: the same
 * request goes on. Each number of the ledger is made once, and answered to the request that made it, whatever became of it.
 *
 * @throws KeepsChangingError where others are first again and again
 */
export async function makeDocuments<
  Ledger extends { version: number },
  Document extends { request_hash: string },
  Refusal extends { outcome: string } = never,
>(
  db: Db,
  request: DocumentRequest,
  making: Making<Ledger, Document, Refusal>,
): Promise<MadeDocuments<Document, Refusal>> {
  const documents: Document[] = [];
  let outcome: "made" | "existing" = "existing";
  while (documents.length === 0 || !making.isComplete(documents)) {
    const step = await makeNext(db, request, making, documents);
    if (step === "changed") return { outcome: step, documents };
    if ("outcome" in step) return documents.length === 0 ? step : { outcome: "changed", documents };
    if ("made" in step) outcome = "made";
    documents.push("made" in step ? step.made : step.existing);
  }
  return { outcome, documents };
}

function makeNext<
  Ledger extends { version: number },
  Document extends { request_hash: string },
  Refusal extends object,
>(
  db: Db,
  request: DocumentRequest,
  { what, readLedger, begun, readNumbered, plan, onRefused }: Making<Ledger, Document, Refusal>,
  made: readonly Document[],
): Promise<Step<Document, Refusal>> {
  const number = request.n + made.length;
  const decide = async (ledger: Ledger): Promise<Decision<Next<Document>, Step<Document, Refusal>>> => {
    if (begun(ledger) !== number) {
      const existing = begun(ledger) > number ? await readNumbered(number) : undefined;
      return { result: existing?.request_hash === partHash(request, made.length) ? { existing } : "changed" };
    }
    const next = await plan(ledger, made);
    if (next !== "changed" && "writes" in next) return { change: next };
    // The same request may have come further since the ledger was read.
    const now = await readLedger();
    return now.version === ledger.version ? { result: next } : decide(now);
  };
  return changing<Ledger, Next<Document>, Step<Document, Refusal>>({
    what,
    read: readLedger,
    decide: async (ledger) => decide(ledger ?? (await readLedger())),
    write: async ({ document, writes }) => {
      const written = await transact(db, writes);
      if (written.outcome === "written") return { made: document };
      onRefused?.(written.reasons);
      return "refused";
    },
  });
}
