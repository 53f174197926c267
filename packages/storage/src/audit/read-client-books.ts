import { heldLines } from "@petcare/domain";
import { readAccount } from "../money/account.ts";
import type { Entry } from "../money/entry.ts";
import { invoiceFrom } from "../money/invoice.ts";
import { latestEntries } from "../money/read-entries.ts";
import { batchGet } from "../table/batch-get.ts";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";
import { parseVisitId } from "../table/visit-id.ts";
import type { ClientBooks } from "./client-faults.ts";
import { rowsOf } from "./rows-of.ts";

/**
 * A client's books as they stand. They are not of one moment: what somebody writes meanwhile may be in a part of them, and an
 * index follows its table by moments.
 */
export async function readClientBooks(db: Db, clientId: string): Promise<ClientBooks> {
  const account = await readAccount(db, clientId);
  const entries: Entry[] = [];
  for await (const page of latestEntries(db, account)) entries.push(...page);
  const indexed = await queryAll(db, {
    IndexName: "client",
    KeyConditionExpression: "client_id = :client",
    ExpressionAttributeValues: { ":client": clientId },
  });
  const invoices = indexed.filter(({ sk }) => sk === "INVOICE");
  const visits = indexed.filter(({ sk }) => String(sk).startsWith("VISIT#"));
  return {
    account,
    entries,
    invoices,
    visits: [...visits, ...(await readOthers(db, invoices, visits))],
    history: await rowsOf(
      db,
      invoices.map(({ id }) => ({ entity: "invoice", entity_id: String(id) })),
    ),
  };
}

/** Visits that lines name and that are not the client's any more. */
async function readOthers(db: Db, invoices: readonly Item[], visits: readonly Item[]): Promise<Item[]> {
  const known = new Set(visits.map(placeOf));
  const named = invoices.flatMap((item) => heldLines(invoiceFrom(item)).map(({ visit_id }) => visit_id));
  const keys = [...new Set(named)].flatMap((id) => parseVisitId(id) ?? []).map(visitKey);
  return batchGet(
    db,
    keys.filter((key) => !known.has(placeOf(key))),
    { consistent: true },
  );
}

const placeOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
