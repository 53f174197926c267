import { invoiceNumber, sumsAfter } from "@petcare/domain";
import type { Visit } from "../../bookings/visit.ts";
import type { Db } from "../../table/client.ts";
import { numberKey } from "../../table/keys.ts";
import type { Writes } from "../../table/transact.ts";
import { type Account, accountWrite } from "../account.ts";
import { type Entry, entryWrite } from "../entry.ts";
import { invoiceItem } from "../invoice.ts";
import { invoiceHistory } from "../invoice-history.ts";
import { claim } from "./billed-visits.ts";
import { ended, type InMaking, isLastStep, stepped } from "./in-making.ts";

/**
 * The transaction of one step: it claims up to 90 visits and appends their lines. The first step makes the invoice and its
 * number, the last one enters it into the account. So an invoice of up to 90 lines is made whole, or not at all.
 *
 * @param visits of nextPlanned, those that can be billed
 * @param account as read; the first and the last step write it
 * @param begins for the first step: what tells the request that begins the invoice
 */
export function makingWrites(
  db: Db,
  before: InMaking,
  visits: readonly Visit[],
  account: Account,
  begins?: { request_hash: string },
): Writes {
  const isLast = isLastStep(before);
  const step = stepped(before, visits);
  const end = isLast ? ended(step, account) : undefined;
  const { id, plan, done } = before;
  return [
    {
      Put: {
        TableName: db.table,
        Item: invoiceItem(end?.invoice ?? step),
        ...(begins ? { ConditionExpression: "attribute_not_exists(pk)" } : stillAt(done)),
      },
    },
    ...(begins
      ? [
          {
            Put: {
              TableName: db.table,
              Item: { ...numberKey(invoiceNumber(id)), invoice_id: id },
              ConditionExpression: "attribute_not_exists(pk)",
            },
          },
        ]
      : []),
    ...(begins || end ? [accountWrite(db, account, accountAfter(account, id, begins, end))] : []),
    ...(end ? [entryWrite(db, end.entry), invoiceHistory(db, undefined, end.invoice, plan.by)] : []),
    ...visits.map((visit) => claim(db, id, visit)),
  ];
}

/** Where the number of an invoice stands among the writes of its first step. */
export const numberWrite = 1;

const stillAt = (done: number) => ({
  ConditionExpression: "#status = :making AND done = :done",
  ExpressionAttributeNames: { "#status": "status" },
  ExpressionAttributeValues: { ":making": "making", ":done": done },
});

function accountAfter(
  { version, pending, ...account }: Account,
  id: string,
  begins: { request_hash: string } | undefined,
  end: { entry: Entry } | undefined,
): Omit<Account, "version"> {
  return {
    ...account,
    ...(begins && { invoices: account.invoices + 1, last: begins.request_hash }),
    ...(end ? { entries: account.entries + 1, sums: sumsAfter(account.sums, end.entry.effect) } : { pending: id }),
  };
}
