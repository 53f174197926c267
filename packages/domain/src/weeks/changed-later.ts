import { type RowFigures, rowFigures, type VisitRow, visitRows, type WeekRow } from "./week-rows.ts";

/** A visit that is not what it was. One side is missing where it came into the week, or left it, later. */
export interface ChangedVisit {
  id: string;
  was?: VisitRow | undefined;
  is?: VisitRow | undefined;
}

/** The changes since a week was closed. */
export interface ChangedLater {
  visits: ChangedVisit[];
  /** The present figures less those that were stored. */
  by: RowFigures;
}

/** Compares what a closed week keeps with what the same days have now. Nothing of it is stored. */
export function changedLater(kept: readonly WeekRow[], now: readonly WeekRow[]): ChangedLater {
  const [before, after] = [byId(kept), byId(now)];
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const visits = ids
    .map((id): ChangedVisit => ({ id, was: before.get(id), is: after.get(id) }))
    .filter(({ was, is }) => compared(was) !== compared(is));
  const [was, is] = [rowFigures(kept), rowFigures(now)];
  return {
    visits: visits.sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)),
    by: {
      completed: is.completed - was.completed,
      on_invoices: is.on_invoices - was.on_invoices,
      to_bill: is.to_bill - was.to_bill,
      written_off: is.written_off - was.written_off,
      pay: is.pay - was.pay,
      tips: is.tips - was.tips,
    },
  };
}

const byId = (rows: readonly WeekRow[]) => new Map(visitRows(rows).map((row) => [row.id, row]));

const dayOf = ({ was, is, id }: ChangedVisit) => `${(was ?? is)?.date}#${id}`;

/** Being paid later is no change: pay may be carried over. Nor is another client: merging two records gives one. */
const compared = (row: VisitRow | undefined) =>
  row && JSON.stringify([row.date, row.status, row.walker_id, row.billing, row.charge, row.pay, row.invoice_id]);
