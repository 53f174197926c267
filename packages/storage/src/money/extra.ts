import type { Cents, LocalDate } from "@petcare/domain";
import { extraKey, extraListKeys } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";

/** What a walker gets beside the pay of their visits. It is due until a pay run has it. */
export interface Extra {
  id: string;
  walker_id: string;
  client_id: string;
  kind: "tip";
  /** Below 0 where it is taken back. */
  cents: Cents;
  /** The local date of the payment, or of its reversal. */
  date: LocalDate;
  /** The account's entry that it came with. */
  entry_id: string;
  pay_run_id?: string | undefined;
}

/** The part of a transaction that writes an extra that is due. */
export const extraWrite = (db: Db, extra: Extra) => ({
  Put: {
    TableName: db.table,
    Item: { ...extraKey(extra.id), ...extraListKeys(extra), ...extra },
    ConditionExpression: "attribute_not_exists(pk)",
  },
});
