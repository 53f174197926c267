import { billedParts, billingOf, chargeOf, lineText, rateFor, type TaxRow } from "@petcare/domain";
import { type Visit, visitKind } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { visitKey } from "../../table/keys.ts";
import { batchGet } from "../../table/query.ts";
import { parseVisitId, type VisitKey, visitId } from "../../table/visit-id.ts";
import type { InvoiceLine } from "./invoice.ts";
import type { InvoiceRequest, TaxTerms } from "./invoice-request.ts";

/** Reads stored visits by id, in the order of the ids. Skips ids without a visit. */
export async function readVisitsNow(db: Db, ids: readonly string[]): Promise<Visit[]> {
  const keys = ids.flatMap((id) => parseVisitId(id) ?? []);
  const items = await batchGet(db, keys.map(visitKey), { consistent: true });
  const visits = new Map(items.map(visitKind.read).map((visit) => [visitId(visit), visit]));
  return ids.flatMap((id) => visits.get(id) ?? []);
}

/**
 * Reads the visits that can be billed unchanged: none was reopened, corrected, billed or written off since, and the tax rate is
 * the same.
 */
export async function readAsSeen(
  db: Db,
  { client_id, period, terms }: Pick<InvoiceRequest, "client_id" | "period" | "terms">,
  requested: InvoiceRequest["visits"],
): Promise<Visit[]> {
  const seen = new Map(requested.map((visit) => [visit.visit_id, visit]));
  const visits = await readVisitsNow(db, [...seen.keys()]);
  return visits.filter(
    (visit) =>
      visit.client_id === client_id &&
      visit.date <= period.end &&
      billingOf(visit) === "to-bill" &&
      chargeOf(visit) === seen.get(visitId(visit))?.cents &&
      lineOf(visit, terms).rate === seen.get(visitId(visit))?.rate,
  );
}

type LineSource = VisitKey &
  Pick<Visit, "date" | "timeframe" | "service" | "pet_names" | "walker_id"> &
  Parameters<typeof lineText>[0];

/** Finds a visit's rate of sales tax; undefined if it is not taxed. */
export const rateOf = (visit: LineSource, terms: TaxTerms | undefined): TaxRow | undefined =>
  terms && rateFor(terms.tax, terms.client, visit);

/** Makes an invoice line of a visit. */
export function lineOf(visit: LineSource, terms?: TaxTerms): InvoiceLine {
  const rate = rateOf(visit, terms)?.milli;
  const parts = billedParts(visit);
  return {
    visit_id: visitId(visit),
    date: visit.date,
    timeframe: visit.timeframe,
    service: visit.service,
    text: lineText(visit),
    pet_names: visit.pet_names,
    ...(visit.walker_id !== undefined && { walker_id: visit.walker_id }),
    ...(parts.length > 0 && { parts }),
    cents: chargeOf(visit),
    ...(rate !== undefined && { rate }),
  };
}
