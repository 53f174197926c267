import type { recordKinds } from "@petcare/domain";
import { exportKey, payRunKey, weekPartition } from "./account-keys.ts";
import { clientLedgerKey, invoiceKey, priceRulesKey, pricingKey, referralKey, scheduleKey, userKey } from "./keys.ts";
import { agreementsKey, clientRequestKey } from "./person-keys.ts";
import { parseVisitId } from "./visit-id.ts";

// The keys of a record's history. keys.ts lists the questions.

/** A record with a history. The id of a visit is its visitId, of a week its Monday, of settings the entity's name. */
export interface RecordRef {
  entity: (typeof recordKinds)[number];
  entity_id: string;
}

export const historyPrefix = "HISTORY#";

/** Makes the key range of a record's history. */
export function historyRange(record: RecordRef) {
  const visit = record.entity === "visit" ? parseVisitId(record.entity_id) : undefined;
  const before = visit ? `${historyPrefix}${visit.original_date}#` : historyPrefix;
  // No version has eight digits, and no visit is from before the year 1000, so the visits' rows are outside of their schedule's.
  return { pk: recordPartition(record), from: `${before}0`, to: `${before}1` };
}

/** Makes the key of one version. @param after distinguishes rows that make no version */
export function historyKey(record: RecordRef, version: number, after = "") {
  const { pk, from } = historyRange(record);
  return { pk, sk: `${from.slice(0, -1)}${String(version).padStart(8, "0")}${after}` };
}

function recordPartition({ entity, entity_id }: RecordRef): string {
  switch (entity) {
    case "person":
      return userKey(entity_id).pk;
    case "schedule":
      return scheduleKey(entity_id).pk;
    case "visit":
      return scheduleKey(parseVisitId(entity_id)?.schedule_id ?? entity_id).pk;
    case "pricing":
      return pricingKey.pk;
    case "taxes":
      // The other settings have their history under their own key.
      return "TAXES";
    case "price_rules":
      return priceRulesKey.pk;
    case "agreements":
      return agreementsKey.pk;
    case "code":
      return referralKey(entity_id).pk;
    case "invoice":
      return invoiceKey(entity_id).pk;
    case "account":
      return clientLedgerKey(entity_id).pk;
    case "pay_run":
      return payRunKey(entity_id).pk;
    case "week":
      return weekPartition(entity_id).pk;
    case "export":
      return exportKey(entity_id).pk;
    case "request":
      return clientRequestKey(entity_id).pk;
  }
}

/** @param month 'yyyy-mm', in UTC */
export const historyPartition = (month: string) => ({ history_pk: `HISTORY#${month}` });

/** Orders a row among all: by instant, then record and version. */
export function historyListKey(at: number, { pk, sk }: { pk: string; sk: string }) {
  const instant = new Date(at).toISOString();
  return { ...historyPartition(instant.slice(0, 7)), history_sk: `${instant}#${pk}#${sk}` };
}

/** Makes the index key of a change of a client's bookings or money. @param place its position among all changes */
export const clientHistoryKey = (place: string) => ({ agenda_sk: `${historyPrefix}${place}` });
