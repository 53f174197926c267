import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, NightlyFault } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { auditKey } from "../../table/keys.ts";

/** The last check of the books. */
export interface Audit {
  /** The local date on which it began. */
  date: LocalDate;
  /** Epoch milliseconds. */
  at: number;
  /** At most 50 of them. */
  faults: NightlyFault[];
  /** The number of all faults. */
  count: number;
}

/**
 * Reads the last check of the books; undefined before the first one. The read is eventually consistent.
 */
export async function readAudit(db: Db): Promise<Audit | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key: auditKey }));
  return Item as Audit | undefined;
}

/** Stores a check, replacing the previous one. */
export async function storeAudit(db: Db, audit: Audit): Promise<void> {
  await db.client.send(new PutCommand({ TableName: db.table, Item: { ...auditKey, ...audit } }));
}
