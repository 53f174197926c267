import { billingOf, chargeOf, type LocalDate, lineText } from "@petcare/domain";
import type { Visit } from "../../bookings/visit.ts";
import { visitFrom } from "../../bookings/visit-item.ts";
import { visitKeys } from "../../bookings/visit-keys.ts";
import { batchGet } from "../../table/batch-get.ts";
import type { Db } from "../../table/client.ts";
import { visitKey } from "../../table/keys.ts";
import { parseVisitId, visitId } from "../../table/visit-id.ts";
import type { InvoiceLine } from "../invoice.ts";
import type { PlannedLine } from "./making-plan.ts";

/** The stored visits of some different ids as they are now, in their order. What is no visit is left out. */
export async function readVisitsNow(db: Db, ids: readonly string[]): Promise<Visit[]> {
  const keys = ids.flatMap((id) => parseVisitId(id) ?? []);
  const items = await batchGet(db, keys.map(visitKey), { consistent: true });
  const visits = new Map(items.map((item) => visitFrom(item)).map((visit) => [visitId(visit), visit]));
  return ids.flatMap((id) => visits.get(id) ?? []);
}

/** The visits that can be billed as they were seen: nobody has reopened, corrected, billed or written off one since. */
export async function readAsPlanned(
  db: Db,
  { client_id, period }: { client_id: string; period: { end: LocalDate } },
  planned: readonly PlannedLine[],
): Promise<Visit[]> {
  const seen = new Map(planned.map(({ visit_id, cents }) => [visit_id, cents]));
  const visits = await readVisitsNow(db, [...seen.keys()]);
  return visits.filter(
    (visit) =>
      visit.client_id === client_id &&
      visit.date <= period.end &&
      billingOf(visit) === "to-bill" &&
      chargeOf(visit) === seen.get(visitId(visit)),
  );
}

export const lineOf = (visit: Visit): InvoiceLine => ({
  visit_id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  service: visit.service,
  text: lineText(visit),
  pet_names: visit.pet_names,
  ...(visit.walker_id !== undefined && { walker_id: visit.walker_id }),
  cents: chargeOf(visit),
});

/**
 * The write that puts a visit on an invoice, on the condition that it is as it was read. It counts no edit of the visit, so
 * the version alone would not keep a second invoice away.
 */
export const claim = (db: Db, invoiceId: string, visit: Visit) => ({
  Update: {
    TableName: db.table,
    Key: visitKey(visit),
    ConditionExpression: "version = :read AND attribute_not_exists(invoice_id)",
    UpdateExpression: "SET invoice_id = :invoice REMOVE money_pk, money_sk",
    ExpressionAttributeValues: { ":read": visit.version, ":invoice": invoiceId },
  },
});

/** The write that takes a visit off its invoice, so that it is to bill again. Nothing that its keys are made of can change before. */
export function release(db: Db, visit: Visit) {
  const { invoice_id, ...freed } = visit;
  const { money_pk, money_sk } = visitKeys(freed);
  return {
    Update: {
      TableName: db.table,
      Key: visitKey(visit),
      ConditionExpression: "invoice_id = :invoice",
      UpdateExpression: "SET money_pk = :pk, money_sk = :sk REMOVE invoice_id",
      ExpressionAttributeValues: { ":invoice": invoice_id, ":pk": money_pk, ":sk": money_sk },
    },
  };
}
