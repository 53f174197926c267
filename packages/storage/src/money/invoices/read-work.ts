import type { LocalDate } from "@petcare/domain";
import { type Visit, visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { queryList } from "../../table/query.ts";
import type { moneyProjection } from "../../table/table.ts";
import type { VisitKey } from "../../table/visit-id.ts";

/** The part of a visit that lists of money have. */
export type WorkVisit = VisitKey & Pick<Visit, Extract<keyof Visit, (typeof moneyProjection)[number]>>;

export interface Work {
  /** Visits to bill, by client and then by date. */
  to_bill: WorkVisit[];
  /** Visits that are neither completed nor cancelled, by date. */
  unfinished: WorkVisit[];
}

/** Reads work to bill and unfinished work up to a day (included), of all clients or of one. Only stored visits are read. */
export async function readWork(db: Db, to: LocalDate, clientId?: string): Promise<Work> {
  const bills = clientId === undefined ? "BILL#" : `BILL#${clientId}#`;
  const unfinished = `UNFINISHED#${to}$`;
  const items =
    clientId === undefined
      ? await queryList(db, "money", "WORK", { first: bills, last: unfinished })
      : await Promise.all([
          queryList(db, "money", "WORK", { first: bills, last: `${bills}${to}$` }),
          queryList(db, "money", "WORK", { first: "UNFINISHED#", last: unfinished }),
        ]).then((lists) => lists.flat());
  const of = (prefix: string) =>
    items
      .filter(({ money_sk }) => String(money_sk).startsWith(prefix))
      .map((item): WorkVisit => visitFrom(item))
      .filter((visit) => visit.date <= to && (clientId === undefined || visit.client_id === clientId));
  return { to_bill: of("BILL#"), unfinished: of("UNFINISHED#") };
}
