import type { Author } from "../../history/author.ts";
import { historyWrite } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";

/** An act on an account that no invoice tells. */
export interface RecordedLedger {
  /** The client's. */
  name: string;
  /** 'refunded_cents' or 'given_cents', and why. */
  changes: Record<string, unknown>;
}

/** The write that tells such an act, as part of the transaction that does it. `version` is the one that it makes. */
export const accountHistory = (
  db: Db,
  { client_id, version, told }: { client_id: string; version: number; told: RecordedLedger },
  by: Author,
) =>
  historyWrite(
    db,
    {
      entity: "account",
      entity_id: client_id,
      name: told.name,
      version,
      changes: Object.fromEntries(
        Object.entries(told.changes).flatMap(([field, to]) => (to === undefined ? [] : [[field, { to }]])),
      ),
    },
    by,
  );
