import { fittingAdjustments, invoiceStatusOf, invoiceSums, made } from "@petcare/domain";
import type { Visit } from "../../bookings/visit.ts";
import { visitsAtOnce } from "../../table/visits-at-once.ts";
import type { Account } from "../account.ts";
import type { Entry } from "../entry.ts";
import type { Invoice } from "../invoice.ts";
import { lineOf } from "./billed-visits.ts";
import type { MakingPlan, PlannedLine } from "./making-plan.ts";

/** An invoice whose making is not finished. Before the first step `done` is 0 and there is no item. */
export type InMaking = Invoice & { status: "making"; plan: MakingPlan; done: number };

export const isInMaking = (invoice: Invoice): invoice is InMaking => invoice.status === "making";

/** The visits that the next step puts on an invoice, as they were seen. */
export const nextPlanned = ({ plan, done }: InMaking): PlannedLine[] => plan.visits.slice(done, done + visitsAtOnce);

export const isLastStep = ({ plan, done }: InMaking): boolean => done + visitsAtOnce >= plan.visits.length;

/** The invoice with the lines of one more step. */
export function stepped(invoice: InMaking, visits: readonly Visit[]): InMaking {
  const lines = [...invoice.lines, ...visits.map(lineOf)];
  const done = invoice.done + nextPlanned(invoice).length;
  return { ...invoice, lines, done, sums: invoiceSums({ lines, adjustments: [], settlements: [] }) };
}

/** The invoice as people are to see it, and the entry that says what it did to the account. */
export function ended(invoice: InMaking, account: Account): { invoice: Invoice; entry: Entry } {
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
