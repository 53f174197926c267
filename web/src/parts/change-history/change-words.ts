import { noReason } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../lib/format/dollars.ts";
import { listed } from "../../lib/format/listed.ts";
import { count } from "../../lib/format/words.ts";
import { agreementsText, signedText } from "./agreement-words.ts";
import type { Change } from "./change.ts";
import { dayText, type FieldChange, fieldWords, isRecorded } from "./field-words.ts";
import { requestWords } from "./request-words.ts";
import { rulesText, taxesText } from "./settings-words.ts";

/** A change in a sentence without its author: "changed the address from '41 Harbor Ln' to '9 Oak St'". */
export function changeWords(change: Change): string {
  const whole = change.kind === "request" ? requestWords(change) : moneyWords(change);
  if (whole) return whole;
  const act = actOf(change);
  const recorded = recordedFields(change);
  const details = recorded.map(fieldWords);
  if (act && details.length === 0) return act;
  if (act) return `${act}: ${details.map(({ short }) => short).join(", ")}`;
  const [only] = details;
  if (!only) return "changed the record";
  if (details.length === 1) return only.long;
  return `changed the ${listed(details.map(({ short }) => short))}`;
}

/** Names a whole change, where it is more than its fields. */
function actOf({ kind, changes, series, about }: Change): string | undefined {
  const to = (name: string) => changes.find(({ field }) => field === name)?.to ?? null;
  const from = (name: string) => changes.find(({ field }) => field === name)?.from ?? null;
  const isNew = changes.length > 0 && changes.every((one) => one.from === null);
  if (kind === "code") {
    if (to("role") !== null) return "issued the code";
    return to("revoked") === true ? "revoked the code" : "used the code";
  }
  if (kind === "person") {
    if (isNew && to("role") !== null) return about === "" ? undefined : "made the record";
    if (to("deleted_at") !== null) return "deleted the account";
    if (to("active") !== null) return to("active") === true ? "reactivated the record" : "deactivated the record";
    if (to("codes_read") !== null) return `read the codes of the home ${readingText(String(to("codes_read")))}`;
    if (to("codes_taken") !== null) return `took along the codes of the home for ${dayText(String(to("codes_taken")))}`;
    const signed = signedText(changes);
    if (signed) return signed;
    if (from("never_signed_in") !== null) return "signed in for the first time";
  }
  if (kind === "price_rules") return rulesText(changes);
  if (kind === "taxes") return taxesText(changes);
  if (kind === "agreements") return agreementsText(changes);
  if (series) {
    const where = series.from ? ` from ${dayText(series.from)} on` : "";
    const visits = series.visits > 0 ? ` (${count(series.visits, "visit")})` : "";
    return `${{ edit: "edited", cancel: "cancelled", restore: "restored" }[series.kind]} the series${where}${visits}`;
  }
  if (kind === "schedule" && isNew) {
    const reason = to("unsigned_reason");
    if (reason === null) return "booked it";
    return `booked it without a signature: ${reason === noReason ? reason : `“${reason}”`}`;
  }
  if (kind === "visit") {
    if (to("note_deleted_at") !== null) return "deleted the note";
    if (from("note_deleted_at") !== null) return "brought the note back";
    const status = to("status");
    if (from("status") === "completed" && status === "scheduled") return "reopened the visit";
    if (from("status") === "cancelled" && status !== null) return "restored the visit";
    if (status === "completed" || status === "cancelled" || status === "confirmed") return `${status} the visit`;
    if (to("written_off_at") !== null) return "wrote the visit off";
    if (from("written_off_at") !== null) return "took back that the visit is written off";
    const [were, are] = [from("matters"), to("matters")].map((value) => Object.keys(value ?? {}).length);
    if (were !== are) return Number(are) > Number(were) ? "reported it, to be settled" : "settled a report";
    if (to("arrived_at") !== null) return "was there";
    const [had, has] = [from("incidents"), to("incidents")].map((value) => Object.keys(value ?? {}).length);
    if (has) return had === has ? "read an incident" : "noted an incident";
  }
  return undefined;
}

/** Says where somebody read codes: at a visit, by its id, or elsewhere in words. */
function readingText(where: string): string {
  const day = dayText(where.slice(where.lastIndexOf(".") + 1));
  return day ? `for the visit of ${day}` : where;
}

/** The fields that say more than the act. What a record began with is in the record. */
function recordedFields({ kind, changes, series }: Change): FieldChange[] {
  const begins = changes.every(({ from }) => from === null) && kind !== "pricing" && kind !== "visit";
  const isNew = begins && changes.some(({ field }) => field === "role" || field === "client_id");
  if (isNew || changes.some(({ field }) => field === "deleted_at" || field === "note_deleted_at")) return [];
  return changes.filter((one) => isRecorded(one) && !(series && one.field === "recurrence"));
}

/** A change of an invoice, an account, a walker's pay, an export or a week in a sentence without its author; undefined for another record's. */
function moneyWords({ kind, changes, client }: Change): string | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name);
  const text = (name: string) => of(name)?.to;
  const because = (name: string) => (text(name) ? `: ${text(name)}` : "");
  const dollars = (value: unknown) => formatDollars(Number(value ?? 0));
  const { method } = (text("payment") ?? {}) as { method?: string };
  if (kind === "account") {
    if (of("payment")) return `recorded ${method} ${dollars(text("paid"))} as credit`;
    if (of("refunded")) return `refunded ${dollars(text("refunded"))}${because("reason")}`;
    if (of("reversed")) return `took back ${text("method")} ${dollars(text("reversed"))}${because("reason")}`;
    if (of("given")) return `gave ${dollars(text("given"))} of credit${because("reason")}`;
    return "changed the account";
  }
  if (kind === "pay_run") {
    if (text("status") === "undone") return "took back that it was paid";
    const sum = `marked ${dollars(text("total"))} as paid for ${count(Number(text("visits") ?? 0), "visit")}`;
    return `${sum}: ${text("method")}, ${dayText(String(text("paid_on")))}`;
  }
  if (kind === "export") return "asked for an export";
  if (kind === "week") return `closed it with ${dollars(text("completed"))} of completed work`;
  if (kind !== "invoice") return undefined;
  const paid = sumDollars([Number(text("paid") ?? 0), -Number(of("paid")?.from ?? 0)]);
  const from = client ? ` from ${client.name}` : "";
  const isPayment = of("payment") !== undefined && paid > 0;
  const received = `recorded ${method ? `${method} ` : ""}${formatDollars(paid)}${from}`;
  const applied = paid > 0 ? `applied ${formatDollars(paid)}` : `took back ${formatDollars(-paid)}`;
  const settled = isPayment ? received : applied;
  if (of("client_id")?.from) return "moved it to another record of the client";
  if (of("client_id")) {
    const made = `made it from ${count(Number(text("visits") ?? 0), "visit")}: ${dollars(text("total"))}`;
    return paid > 0 ? `${made}, and ${settled} of credit` : made;
  }
  if (text("status") === "void") return `voided it${because("void_reason")}`;
  if (of("total")) {
    const change = sumDollars([Number(text("total") ?? 0), -Number(of("total")?.from ?? 0)]);
    return `added an adjustment of ${formatDollars(change)}${because("adjustment")}`;
  }
  if (of("due")) return `made it due on ${dayText(String(text("due")))}`;
  if (of("note")) return "changed the note";
  return paid === 0 ? "changed the invoice" : settled;
}
