import type { Billing } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";

/** A visit of the week as it was at closing. It names people by id only. */
export interface VisitRow
  extends Pick<
    Visit,
    "date" | "timeframe" | "service" | "client_id" | "walker_id" | "status" | "invoice_id" | "pay_run_id"
  > {
  kind: "visit";
  id: string;
  /** Absent if the visit is not billable. */
  billing?: Billing | undefined;
  charge: Cents;
  pay: Cents;
}

/** A tip of the week, below 0 if it was reversed, or separate pay for a report. */
export interface PaidBeside {
  kind: "tip" | "report";
  cents: Cents;
  pay_run_id?: string | undefined;
}

/** A row of the week's figures. */
export type WeekRow = VisitRow | PaidBeside;

/** The sums of a week's rows. The first is the sum of the next three. */
export interface RowFigures {
  completed: Cents;
  on_invoices: Cents;
  to_bill: Cents;
  written_off: Cents;
  /** The walkers' earnings for visits, and for reports paid separately. */
  pay: Cents;
  tips: Cents;
}

/** Sums up a week's rows. */
export function rowFigures(rows: readonly WeekRow[]): RowFigures {
  const visits = visitRows(rows);
  const billed = (billing: Billing) => totalOf(visits.filter((row) => row.billing === billing).map(chargeOfRow));
  const beside = (kind: "tip" | "report") => totalOf(rows.flatMap((row) => (row.kind === kind ? [row.cents] : [])));
  return {
    completed: totalOf(visits.map(chargeOfRow)),
    on_invoices: billed("invoiced"),
    to_bill: billed("to-bill"),
    written_off: billed("written-off"),
    pay: totalOf(visits.map(({ pay }) => pay)) + beside("report"),
    tips: beside("tip"),
  };
}

/** Picks the visits among the rows. */
export const visitRows = (rows: readonly WeekRow[]): VisitRow[] => rows.filter((row) => row.kind === "visit");

const chargeOfRow = ({ charge, billing }: VisitRow): Cents => (billing === undefined ? 0 : charge);
