import {
  addDays,
  billingOf,
  type Checklist,
  chargeOf,
  checklistOf,
  type LocalDate,
  type PaidBeside,
  type Reconciliation,
  type RowFigures,
  reconcile,
  reportsIn,
  rowFigures,
  type VisitRow,
  type WeekRow,
} from "@petcare/domain";
import { listPeople } from "../../people/users.ts";
import { readPayAdjustments } from "../../schedules/pay-adjustment.ts";
import { readReviews } from "../../schedules/read-reviews.ts";
import { readVisitsAt } from "../../schedules/read-visits-in.ts";
import type { Visit } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { agendaKey } from "../../table/keys.ts";
import { visitId } from "../../table/visit-id.ts";
import { readPeriodBooks } from "../books/period-books.ts";
import type { InvoiceHead } from "../invoices/read-invoices.ts";
import { readDue } from "../pay/due.ts";

/** The current state of a week. */
export interface WeekNow {
  /** Its visits, and their rows for closing. */
  visits: Visit[];
  rows: WeekRow[];
  figures: RowFigures;
  list: Checklist;
  /** The invoices of its list. */
  overdue: InvoiceHead[];
  books: Reconciliation;
}

/**
 * Reads a week. Visits are found by day and read by key, consistently; the lists of invoices and pay, and reports about visits
 * that have moved to other days, may lag.
 *
 * @param today the local date by which invoices are overdue
 */
export async function readWeek(db: Db, monday: LocalDate, today: LocalDate): Promise<WeekNow> {
  const period = { start: monday, end: addDays(monday, 6) };
  const [{ stored, open, ...books }, due, beside, reported] = await Promise.all([
    readPeriodBooks(db, period),
    readDue(db, period.end),
    readPayBeside(db, monday),
    readReviews(db, "REVIEWS"),
  ]);
  const visits = [...(await readVisitsAt(db, stored, { consistent: true })).values()]
    .filter(({ date }) => date >= period.start && date <= period.end)
    .sort((a, b) => (agendaKey(a).agenda_sk < agendaKey(b).agenda_sk ? -1 : 1));
  const kept = visits.map(visitRow);
  const overdue = open.filter((invoice) => invoice.due < today);
  const ids = new Set(kept.map(({ id }) => id));
  const elsewhere = reported.filter((visit) => !ids.has(visitId(visit)));
  const reports = [...visits, ...elsewhere].map((visit) => ({ ...visit, id: visitId(visit) }));
  const list = checklistOf(kept, overdue.map(overdueOf), due, reportsIn(reports, period));
  const rows = [...kept, ...beside];
  return {
    visits,
    rows,
    figures: rowFigures(rows),
    list,
    overdue,
    books: reconcile({ ...books, visits: visits.map((visit) => ({ ...visit, id: visitId(visit) })) }),
  };
}

const overdueOf = ({ id, client_id, due, sums }: InvoiceHead) => ({
  id,
  client_id,
  due,
  cents: sums.total - sums.paid,
});

const visitRow = (visit: Visit): VisitRow => ({
  kind: "visit",
  id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  service: visit.service,
  client_id: visit.client_id,
  walker_id: visit.walker_id,
  status: visit.status,
  billing: billingOf(visit),
  charge: chargeOf(visit),
  pay: visit.pay_cents ?? 0,
  invoice_id: visit.invoice_id,
  pay_run_id: visit.pay_run_id,
});

/** Reads the week's tips and separate pay for reports, of all current and former members of the team. */
async function readPayBeside(db: Db, monday: LocalDate): Promise<PaidBeside[]> {
  const team = await listPeople(db, "team");
  const adjustments = await Promise.all(team.map(({ id }) => readPayAdjustments(db, id, monday, addDays(monday, 7))));
  return adjustments
    .flat()
    .flatMap(({ kind, cents, pay_run_id }) => (kind === "correction" ? [] : [{ kind, cents, pay_run_id }]));
}
