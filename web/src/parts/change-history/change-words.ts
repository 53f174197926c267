import type { AnswerOf, listHistory } from "@petcare/contract";
import { formatPhone, isLocalDate, type ServiceType, serviceLabels, type TimeFrame } from "@petcare/domain";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { dayAndTime, frameNames, fullDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";

export type Change = AnswerOf<typeof listHistory>[number];
type FieldChange = Change["changes"][number];

/** Who did it, where nobody did. */
const jobs: Record<string, string> = { nightly: "The nightly job", "first-owner": "The installation" };

export const authorOf = ({ by }: Change): string => by.name ?? jobs[by.id] ?? "Somebody";

export const wayWords: Record<Change["way"], string> = {
  web: "on the web",
  phone: "on a phone",
  signup: "by signing up",
  nightly: "at night",
  deployment: "by a deployment",
};

/** What people call a field. Fields that are missing here are not told. */
const fields: Record<string, string> = {
  name: "name",
  email: "email",
  phone: "phone",
  address: "address",
  garage_code: "garage code",
  "access.lockbox": "lockbox code",
  "access.alarm": "alarm code",
  "access.parking": "parking",
  pets: "pets",
  keys: "keys",
  notes: "notes",
  preferred_walker_id: "preferred walker",
  emergency_contact: "emergency contact",
  "emergency_contact.name": "emergency contact",
  "emergency_contact.phone": "emergency contact's phone",
  "emergency_contact.relation": "emergency contact's relation",
  color: "color",
  walk25: "price of a 25 minute walk",
  visit: "price of a visit",
  overnight: "price of an overnight stay",
  other: "price of other services",
  "custom_rates.walk25": "custom rate, 25 minute walk",
  "custom_rates.visit": "custom rate, visit",
  "custom_rates.overnight": "custom rate, overnight stay",
  "custom_rates.other": "custom rate, other services",
  "pay_rates.walk25": "pay, 25 minute walk",
  "pay_rates.visit": "pay, visit",
  "pay_rates.overnight": "pay, overnight stay",
  "pay_rates.other": "pay, other services",
  date: "day",
  timeframe: "time frame",
  service: "service",
  service_label: "service's name",
  walker_id: "walker",
  walker_phone: "walker's phone",
  pet_names: "pets",
  price: "price",
  charge: "charge",
  pay: "pay",
  own_pay: "pay",
  comments: "note",
  photo_urls: "photos",
  cancel_reason: "reason",
  recurrence: "recurrence",
  uses: "uses",
  uses_limit: "number of uses",
  expires_on: "last day",
  note: "note",
};

const amounts = /^((custom|pay)_rates\.)?(walk25|visit|overnight|other)$|^(price|charge|pay|own_pay)$/;

/** A change in a sentence without its author: "changed the address from '41 Harbor Ln' to '9 Oak St'". */
export function changeWords(change: Change): string {
  const act = actOf(change);
  const told = toldFields(change);
  const details = told.map(fieldWords);
  if (act && details.length === 0) return act;
  if (act) return `${act}: ${details.map(({ short }) => short).join(", ")}`;
  const [only] = details;
  if (!only) return "changed the record";
  if (details.length === 1) return only.long;
  return `changed ${listed(details.map(({ short }) => short))}`;
}

/** What the whole of a change is called, where it is more than its fields. */
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
    if (from("never_signed_in") !== null) return "signed in for the first time";
  }
  if (series) {
    const where = series.from ? ` from ${dayText(series.from)} on` : "";
    const visits = series.visits > 0 ? ` (${count(series.visits, "visit")})` : "";
    return `${{ edit: "edited", cancel: "cancelled", restore: "restored" }[series.kind]} the series${where}${visits}`;
  }
  if (kind === "schedule" && isNew) return "booked it";
  if (kind === "visit") {
    if (to("note_deleted_at") !== null) return "deleted the note";
    const status = to("status");
    if (from("status") === "completed" && status === "scheduled") return "reopened the visit";
    if (from("status") === "cancelled" && status !== null) return "restored the visit";
    if (status === "completed" || status === "cancelled" || status === "confirmed") return `${status} the visit`;
  }
  return undefined;
}

/** The fields that say more than the act. What a record began with is in the record. */
function toldFields({ kind, changes, series }: Change): FieldChange[] {
  const begins = changes.every(({ from }) => from === null) && kind !== "pricing" && kind !== "visit";
  const isNew = begins && changes.some(({ field }) => field === "role" || field === "client_id");
  if (isNew || changes.some(({ field }) => field === "deleted_at" || field === "note_deleted_at")) return [];
  const isTold = ({ field }: FieldChange) => Object.hasOwn(fields, field) && !(series && field === "recurrence");
  return changes.filter(isTold);
}

function fieldWords({ field, from, to }: FieldChange): { short: string; long: string } {
  const name = fields[field] ?? field;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  if (was === is || isMasked(from) || isMasked(to) || isLong(from) || isLong(to)) {
    const verb = from === null ? "set" : to === null ? "removed" : "changed";
    return { short: name, long: `${verb} the ${name}` };
  }
  if (from === null) return { short: `${name} ${is}`, long: `set the ${name} to ${is}` };
  if (to === null) return { short: `${name}, which was ${was}`, long: `removed the ${name}, which was ${was}` };
  return { short: `${name} from ${was} to ${is}`, long: `changed the ${name} from ${was} to ${is}` };
}

const isMasked = (value: unknown) => value === "•••";
const longest = 120;
const isLong = (value: unknown) => typeof value === "string" && value.length > longest;

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number") return amounts.test(field) ? dollarsText(value) : String(value);
  if (Array.isArray(value)) return listText(value);
  if (typeof value !== "string") return "";
  if (field === "timeframe") return frameNames[value as TimeFrame] ?? value;
  if (field === "service") return serviceLabels[value as ServiceType] ?? value;
  if (field === "walker_id" || field === "preferred_walker_id") return value;
  if (field === "phone") return `'${formatPhone(value)}'`;
  return dayText(value) ?? `'${value}'`;
}

const listText = (values: readonly unknown[]) =>
  values.length === 0
    ? "none"
    : petsText(values.map(nameOf).filter(Boolean)) || count(values.length, "entry", "entries");

const nameOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  const { name, label } = value as { name?: string; label?: string };
  return name ?? label ?? "";
};

const dayText = (text: string): string | undefined => (isLocalDate(text) ? fullDay(text) : undefined);

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** 'Sat, Nov 21, 2:14 PM · on the web' */
export const whenAndHow = ({ at, way }: Change): string => `${dayAndTime(at)} · ${wayWords[way]}`;
