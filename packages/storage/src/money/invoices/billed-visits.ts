import { billingOf, chargeOf, type LocalDate, lineText } from "@petcare/domain";
import { type Visit, visitKind } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { visitKey } from "../../table/keys.ts";
import { batchGet } from "../../table/query.ts";
import { parseVisitId, type VisitKey, visitId } from "../../table/visit-id.ts";
import type { InvoiceLine } from "./invoice.ts";
import type { SeenVisit } from "./invoice-request.ts";

/** The stored visits of some different ids as they are now, in their order. What is no visit is left out. */
export async function readVisitsNow(db: Db, ids: readonly string[]): Promise<Visit[]> {
  const keys = ids.flatMap((id) => parseVisitId(id) ?? []);
  const items = await batchGet(db, keys.map(visitKey), { consistent: true });
  const visits = new Map(items.map(visitKind.read).map((visit) => [visitId(visit), visit]));
  return ids.flatMap((id) => visits.get(id) ?? []);
}

/** The visits that can be billed as they were seen: nobody has reopened, corrected, billed or written off one since. */
export async function readAsSeen(
  db: Db,
  { client_id, period }: { client_id: string; period: { end: LocalDate } },
  requested: readonly SeenVisit[],
): Promise<Visit[]> {
  const seen = new Map(requested.map(({ visit_id, cents }) => [visit_id, cents]));
  const visits = await readVisitsNow(db, [...seen.keys()]);
  return visits.filter(
    (visit) =>
      visit.client_id === client_id &&
      visit.date <= period.end &&
      billingOf(visit) === "to-bill" &&
      chargeOf(visit) === seen.get(visitId(visit)),
  );
}

type LineSource = VisitKey &
  Pick<Visit, "date" | "timeframe" | "service" | "pet_names" | "walker_id"> &
  Parameters<typeof lineText>[0];

/** A visit as a line of its invoice. */
export const lineOf = (visit: LineSource): InvoiceLine => ({
  visit_id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  service: visit.service,
  text: lineText(visit),
  pet_names: visit.pet_names,
  ...(visit.walker_id !== undefined && { walker_id: visit.walker_id }),
  cents: chargeOf(visit),
});
