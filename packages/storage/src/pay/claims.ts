import { visitKeys } from "../bookings/visit-keys.ts";
import { type Extra, extraWrite } from "../money/extra.ts";
import { extraKey, extraListKeys } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import type { Payable, PayLine } from "./due.ts";
import type { PayRun } from "./pay-run.ts";

/**
 * The write that takes a visit or an extra into a pay run, on the condition that it is as it was read. It counts no edit of a
 * visit, so the version alone would not keep a second run away. An extra never changes.
 */
export function claim(db: Db, runId: string, payable: Payable) {
  const isVisit = payable.kind === "visit";
  return {
    Update: {
      TableName: db.table,
      Key: keyOf(payable),
      ConditionExpression: `${isVisit ? "version = :read" : "attribute_exists(pk)"} AND attribute_not_exists(pay_run_id)`,
      UpdateExpression: "SET pay_run_id = :run REMOVE pay_pk, pay_sk",
      ExpressionAttributeValues: { ":run": runId, ...(isVisit && { ":read": payable.visit.version }) },
    },
  };
}

/**
 * The write that makes a line of a pay run due again. What was taken out of the run by a correction meanwhile has taken its
 * amount from the walker: that is given back.
 *
 * @param index the line's place in the run
 * @param payable what the line is of, as it is now
 */
export function release(db: Db, run: PayRun, { line, index }: HeldLine, payable: Payable | undefined) {
  const held = payable && runOf(payable) === run.id ? payable : undefined;
  if (!held) return extraWrite(db, givenBack(run, line, index));
  const { pay_pk, pay_sk } = listKeys(held);
  return {
    Update: {
      TableName: db.table,
      Key: keyOf(held),
      ConditionExpression: "pay_run_id = :run",
      UpdateExpression: "SET pay_pk = :pk, pay_sk = :sk REMOVE pay_run_id",
      ExpressionAttributeValues: { ":run": run.id, ":pk": pay_pk, ":sk": pay_sk },
    },
  };
}

export interface HeldLine {
  line: PayLine;
  index: number;
}

const givenBack = ({ id, walker_id }: PayRun, line: PayLine, index: number): Extra => ({
  id: `${id}.${index}`,
  walker_id,
  client_id: line.client_id,
  kind: "correction",
  cents: line.cents,
  date: line.date,
  visit_id: line.id,
});

const runOf = (payable: Payable) => (payable.kind === "visit" ? payable.visit.pay_run_id : payable.extra.pay_run_id);

const keyOf = (payable: Payable) => (payable.kind === "visit" ? visitKey(payable.visit) : extraKey(payable.extra.id));

/** Where it stands among what is due once no run has it. */
const listKeys = (payable: Payable) =>
  payable.kind === "visit" ? visitKeys({ ...payable.visit, pay_run_id: undefined }) : extraListKeys(payable.extra);
