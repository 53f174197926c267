import type { Period } from "../books/books.ts";
import type { PayKind } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";
import { paySums } from "../pay/pay-sums.ts";
import { isOpen } from "../visit-life.ts";
import { type Reviews, waitingReviews } from "../visits/review.ts";
import type { VisitRow } from "./week-rows.ts";

/** An invoice of any period that is past its due date. */
export interface OverdueInvoice {
  id: string;
  client_id: string;
  due: LocalDate;
  /** The balance. */
  cents: Cents;
}

/** A walker's due pay, of any age up to the week's Sunday. Without an amount its pay is unknown. */
export interface DuePay {
  walker_id: string;
  kind: PayKind;
  cents?: Cents | undefined;
}

/** A report that waits for the owner's answer. */
export interface OpenReport {
  /** Its id among the reviews of its visit. */
  id: string;
  visit_id: string;
  /** The local day that it is about. */
  day: LocalDate;
  pet_names: string[];
  client_id: string;
  /** The walker who reports. */
  walker_id: string;
}

/** The six lists that must be empty before a week is closed. */
export interface Checklist {
  /** Visits without a report. */
  unfinished: VisitRow[];
  /** Unfinished visits without a walker. */
  unassigned: VisitRow[];
  /** Reports that can still change the week. */
  reports: OpenReport[];
  /** Unbilled work, by client. */
  to_bill: { client_id: string; visits: number; cents: Cents }[];
  overdue: OverdueInvoice[];
  /** Due pay by walker. The sum may be below 0. `unknown` counts visits without a pay. */
  pay: { walker_id: string; visits: number; tips: Cents; cents: Cents; unknown: number }[];
}

/** Only invoices and pay can be left for later, each with a reason. */
export const carriedKinds = ["invoice", "pay"] as const;

/** An invoice or a walker's pay that is carried over. `id` is the invoice's or the walker's. */
export interface CarriedOver {
  kind: (typeof carriedKinds)[number];
  id: string;
  reason: string;
}

/** Finds the reports that can still change a period (inclusive): those about one of its days, and those of its visits. */
export function reportsIn(
  visits: readonly (Pick<OpenReport, "pet_names" | "client_id"> & {
    id: string;
    date: LocalDate;
    reviews?: Reviews | undefined;
  })[],
  { start, end }: Period,
): OpenReport[] {
  const isIn = (day: LocalDate) => day >= start && day <= end;
  return visits
    .flatMap(({ id: visit_id, date, client_id, pet_names, reviews }) =>
      waitingReviews({ reviews })
        .filter(({ day }) => isIn(day) || isIn(date))
        .map(({ id, day, by }) => ({ id, visit_id, day, pet_names, client_id, walker_id: by })),
    )
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const orderOf = ({ day, visit_id, id }: OpenReport) => `${day}#${visit_id}#${id}`;

/** Makes the six lists of a week. `visits` and `reports` are the week's, `overdue` and `due` of any age. */
export function checklistOf(
  visits: readonly VisitRow[],
  overdue: readonly OverdueInvoice[],
  due: readonly DuePay[],
  reports: readonly OpenReport[],
): Checklist {
  const unfinished = visits.filter(isOpen);
  const open = Map.groupBy(
    visits.filter(({ billing }) => billing === "to-bill"),
    ({ client_id }) => client_id,
  );
  const byWalker = Map.groupBy(due, ({ walker_id }) => walker_id);
  return {
    unfinished,
    unassigned: unfinished.filter(({ walker_id }) => walker_id === undefined),
    reports: [...reports],
    to_bill: [...open].map(([client_id, own]) => ({
      client_id,
      visits: own.length,
      cents: totalOf(own.map(({ charge }) => charge)),
    })),
    overdue: [...overdue],
    pay: [...byWalker].map(([walker_id, own]) => {
      const { visits: count, tips, total } = paySums(own);
      const unknown = own.filter(({ cents }) => cents === undefined).length;
      return { walker_id, visits: count, tips, cents: total, unknown };
    }),
  };
}

/** An invoice or a pay that is carried over, with its amount. */
export type Carried = CarriedOver & { cents: Cents };

/**
 * Collects what a week carries over, in the order of its lists, each with a reason. Undefined if a reason is missing, or
 * belongs to nothing in the lists.
 */
export function closingOf(list: Checklist, carriedOver: readonly CarriedOver[]): Carried[] | undefined {
  const { unfinished, unassigned, reports, to_bill, overdue, pay } = list;
  if (unfinished.length + unassigned.length + reports.length + to_bill.length > 0) return undefined;
  const left = [
    ...overdue.map(({ id, cents }) => ({ kind: "invoice" as const, id, cents })),
    ...pay.map(({ walker_id, cents }) => ({ kind: "pay" as const, id: walker_id, cents })),
  ];
  if (left.length !== carriedOver.length) return undefined;
  const carried = left.flatMap((one): Carried[] => {
    const given = carriedOver.find(({ kind, id }) => kind === one.kind && id === one.id);
    return given ? [{ ...one, reason: given.reason }] : [];
  });
  return carried.length === left.length ? carried : undefined;
}
