import { fittingAdjustments, invoiceNumber, invoiceStatusOf, invoiceSums, made, sumsAfter } from "@petcare/domain";
import type { Visit } from "../bookings/visit.ts";
import type { Db } from "../table/client.ts";
import { numberKey } from "../table/keys.ts";
import type { Writes } from "../table/transact.ts";
import { visitsAtOnce } from "../table/visits-at-once.ts";
import { type Account, accountWrite } from "./account.ts";
import { claim, lineOf } from "./billed-visits.ts";
import { type Entry, entryWrite } from "./entry.ts";
import { type Invoice, invoiceItem, type MakingPlan, type PlannedLine } from "./invoice.ts";
import { invoiceHistory } from "./invoice-history.ts";

/** An invoice whose making is not finished. Before the first step `done` is 0 and there is no item. */
export type InMaking = Invoice & { status: "making"; plan: MakingPlan; done: number };

export const isInMaking = (invoice: Invoice): invoice is InMaking => invoice.status === "making";

/** The visits that the next step puts on an invoice, as they were seen. */
export const nextPlanned = ({ plan, done }: InMaking): PlannedLine[] => plan.visits.slice(done, done + visitsAtOnce);

const isLastStep = ({ plan, done }: InMaking): boolean => done + visitsAtOnce >= plan.visits.length;

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

/** The invoice with the lines of one more step. */
function stepped(invoice: InMaking, visits: readonly Visit[]): InMaking {
  const lines = [...invoice.lines, ...visits.map(lineOf)];
  const done = invoice.done + nextPlanned(invoice).length;
  return { ...invoice, lines, done, sums: invoiceSums({ lines, adjustments: [], settlements: [] }) };
}

/** The invoice as people are to see it, and the entry that says what it did to the account. */
function ended(invoice: InMaking, account: Account): { invoice: Invoice; entry: Entry } {
  const { plan, done, ...rest } = invoice;
  const { date, by } = plan;
  const adjustments = fittingAdjustments(rest.sums.visits, plan.adjustments);
  const { total } = invoiceSums({ lines: rest.lines, adjustments, settlements: [] });
  const money = made(account.sums, { id: rest.id, total }, plan.use_credit);
  const entry: Entry = {
    id: `${date}.${rest.id}`,
    client_id: rest.client_id,
    type: "invoice",
    date,
    at: by.at,
    by: by.id,
    way: by.way,
    ...money,
    invoice_id: rest.id,
    request_hash: rest.id,
  };
  const settlements = money.settled.map(({ cents }) => ({ entry_id: entry.id, kind: "credit" as const, date, cents }));
  const sums = invoiceSums({ lines: rest.lines, adjustments, settlements });
  return { invoice: { ...rest, status: invoiceStatusOf(sums), adjustments, settlements, sums }, entry };
}

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
