import { firstDay, type LocalDate } from "@petcare/domain";
import { readOpenVisits, readVisitsAt } from "../../schedules/read-visits-in.ts";
import { type Visit, visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { queryList } from "../../table/query.ts";
import type { moneyProjection } from "../../table/table.ts";
import { type VisitKey, visitId } from "../../table/visit-id.ts";

/** The fields of a visit in lists of money. */
export type WorkVisit = VisitKey & Pick<Visit, Extract<keyof Visit, (typeof moneyProjection)[number]> | "parts">;

export interface Work {
  /** Unbilled visits, by client and then by date. */
  to_bill: WorkVisit[];
  /** Visits that are neither completed nor cancelled, by date. */
  unfinished: WorkVisit[];
}

/** Reads unbilled and unfinished work up to a day (inclusive), of all clients or of one. Reads only stored visits. */
export async function readWork(db: Db, to: LocalDate, clientId?: string): Promise<Work> {
  if (clientId !== undefined) return readWorkOf(db, to, clientId);
  const items = await queryList(db, { IndexName: "money" }, "WORK", { first: "BILL#", last: `UNFINISHED#${to}$` });
  const of = (prefix: string) =>
    items
      .filter(({ money_sk }) => String(money_sk).startsWith(prefix))
      .map((item): WorkVisit => visitFrom(item))
      .filter((visit) => visit.date <= to);
  return { to_bill: of("BILL#"), unfinished: of("UNFINISHED#") };
}

/** Adds the parts of prices, which the lists of money lack. A charge that is the price has none. */
export async function withBilledParts(db: Db, visits: readonly WorkVisit[]): Promise<WorkVisit[]> {
  const others = visits.filter(
    ({ charge_cents, price_cents }) => charge_cents !== undefined && charge_cents !== price_cents,
  );
  const whole = await readVisitsAt(db, others);
  return visits.map((visit) => {
    const parts = whole.get(visitId(visit))?.parts;
    return parts ? { ...visit, parts } : visit;
  });
}

async function readWorkOf(db: Db, to: LocalDate, clientId: string): Promise<Work> {
  const bills = `BILL#${clientId}#`;
  const [toBill, unfinished] = await Promise.all([
    queryList(db, { IndexName: "money" }, "WORK", { first: bills, last: `${bills}${to}$` }),
    readOpenVisits(db, clientId, { from: firstDay, to: `${to}$` }),
  ]);
  return { to_bill: toBill.map(visitFrom), unfinished };
}
