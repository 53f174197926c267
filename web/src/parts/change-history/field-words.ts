import {
  bookingFields,
  formatPhone,
  isLocalDate,
  type LocalDate,
  type ServiceType,
  seriesFields,
  serviceLabels,
  type TimeFrame,
} from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { daySpan, frameNames, fullDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import type { Change } from "./change.ts";

export type FieldChange = Change["changes"][number];

const amounts = /^((custom|pay)_rates\.)?(walk25|visit|overnight|other)$|^(price|charge|pay|own_pay)$/;

/** A text that is only spelled anew, such as a phone, is not told. */
export const isRecorded = ({ field, from, to }: FieldChange): boolean =>
  Object.hasOwn(fieldNames, field) &&
  (isMasked(to) || typeof to !== "string" || valueText(field, from) !== valueText(field, to));

/** One field's change: in a list of others, and alone. */
export function fieldWords({ field, from, to }: FieldChange): { short: string; long: string } {
  if (field === "tax") return clientTaxText(to);
  const name = fieldNames[field] ?? field;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  if (was === is || isMasked(from) || isMasked(to) || isLong(from) || isLong(to)) {
    const verb = from === null ? "set" : to === null ? "removed" : "changed";
    return { short: name, long: `${verb} the ${name}` };
  }
  if (from === null) return { short: `${name} ${is}`, long: `set the ${name} to ${is}` };
  if (to === null) return { short: `${name}, which was ${was}`, long: `removed the ${name}, which was ${was}` };
  return { short: `${name} from ${was} to ${is}`, long: `changed the ${name} from ${was} to ${is}` };
}

/** Says which sales tax a client has: a rate by its name, an exemption with its reason, or the usual one. */
function clientTaxText(value: unknown): { short: string; long: string } {
  const { rate, exempt, certificate } = (value ?? {}) as { rate?: string; exempt?: string; certificate?: string };
  if (exempt) {
    const because = certificate ? `'${exempt}', certificate '${certificate}'` : `'${exempt}'`;
    return { short: `sales tax to exempt (${because})`, long: `made the client exempt from sales tax: ${because}` };
  }
  return rate
    ? { short: `sales tax to the rate '${rate}'`, long: `gave the client the sales tax rate '${rate}'` }
    : { short: "sales tax to the usual rate", long: "gave the client the usual rate of sales tax" };
}

const isMasked = (value: unknown) => value === "•••";
const maxLength = 120;
const isLong = (value: unknown) => typeof value === "string" && value.length > maxLength;

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number") return amounts.test(field) ? formatDollars(value) : String(value);
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
  const { name, label, from, to } = value as { name?: string; label?: string; from?: LocalDate; to?: LocalDate };
  return name ?? label ?? (from && to ? daySpan(from, to) : "");
};

/** A day in words; undefined for any other text. */
export const dayText = (text: string): string | undefined => (isLocalDate(text) ? fullDay(text) : undefined);

/** Names a booking's fields. An amount has no unit in its name here. */
const ofBookings = Object.fromEntries(
  seriesFields.map((name) => [name.replace(/_cents$/, ""), bookingFields[name].inSentence]),
);

/** Names a field as people call it. Fields that are missing here are not told. */
const fieldNames: Readonly<Record<string, string>> = {
  name: "name",
  email: "email",
  phone: "phone",
  ...ofBookings,
  "access.lockbox": "lockbox code",
  "access.alarm": "alarm code",
  "access.parking": "parking",
  pets: "pets",
  keys: "keys",
  door_tag: "door tag",
  preferred_walker_id: "preferred walker",
  emergency_contact: "emergency contact",
  "emergency_contact.name": "emergency contact",
  "emergency_contact.phone": "emergency contact's phone",
  "emergency_contact.relation": "emergency contact's relation",
  color: "color",
  w9_on: "W-9 on file",
  days_off: "days off",
  walk25: "price of a 25 minute walk",
  visit: "price of a visit",
  overnight: "price of an overnight stay",
  other: "price of other services",
  tax: "sales tax",
  "custom_rates.walk25": "custom rate, 25 minute walk",
  "custom_rates.visit": "custom rate, visit",
  "custom_rates.overnight": "custom rate, overnight stay",
  "custom_rates.other": "custom rate, other services",
  "pay_rates.walk25": "pay, 25 minute walk",
  "pay_rates.visit": "pay, visit",
  "pay_rates.overnight": "pay, overnight stay",
  "pay_rates.other": "pay, other services",
  date: "day",
  charge: "charge",
  pay: "pay",
  own_pay: "pay",
  comments: "note",
  photo_urls: "photos",
  cancel_reason: "reason",
  written_off_reason: "reason",
  recurrence: "recurrence",
  uses: "uses",
  uses_limit: "number of uses",
  expires_on: "last day",
  note: "note",
};
