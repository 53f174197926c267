import type { AnswerOf, listHistory } from "@petcare/contract";
import {
  type FederalHoliday,
  federalHolidays,
  formatPhone,
  isLocalDate,
  rateInWords,
  type ServiceType,
  serviceLabels,
  type TimeFrame,
} from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { listed } from "../../lib/format/listed.ts";
import { dayAndTime, frameNames, fullDay } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { labels } from "./field-labels.ts";

/** One change of one record, as the owner reads it. */
export type Change = AnswerOf<typeof listHistory>[number];
type FieldChange = Change["changes"][number];

/** Tells a change without its author: 'Address: 41 Harbor Ln → 9 Oak St · Notes: Pays late → none'. */
export function changeWords(change: Change): string {
  const { kind, series } = change;
  const changes = change.changes.map((one) => ({ ...one, field: labelled(kind, one.field) }));
  // A new person, booking or code has every field, and is read at its own page.
  const isNew = (kind === "person" || kind === "schedule" || kind === "code") && changes.some(isFirst);
  const fields = changes.filter((one) => isTold(one) && !(series && one.field === "recurrence"));
  const told = isNew ? fields.filter(({ field }) => field === "unsigned_reason") : fields.toSorted(inOrder);
  const words = [isNew ? "Added" : series && seriesWords(series), ...told.map(fieldWords)].filter(Boolean);
  return words.join(" · ") || (kind === "export" ? "Asked for" : "Changed");
}

/** The name of a field as it is labelled. A visit's reports are one kind of field. */
const labelled = (kind: Change["kind"], field: string) =>
  kind === "agreements" ? `asked.${field}` : field.startsWith("reviews.") ? "reviews" : field;

const isFirst = ({ field, from }: FieldChange) => from === null && (field === "role" || field === "client_id");

function seriesWords({ kind, from, visits }: NonNullable<Change["series"]>): string {
  const act = { edit: "Series edited", cancel: "Series cancelled", restore: "Series restored" }[kind];
  const where = from ? ` from ${plainText(from)} on` : "";
  return act + where + (visits > 0 ? ` (${count(visits, "visit")})` : "");
}

/** Leaves out what stays nothing, a phone that is spelled anew, and that a time came by a tap, as most do. */
function isTold({ field, from, to }: FieldChange): boolean {
  if (!(field in labels) || (from === null && to === "tap")) return false;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  return was !== is || (is !== "none" && field !== "phone");
}

const order = (field: string) => Object.keys(labels).indexOf(field);
const inOrder = (one: FieldChange, other: FieldChange) => order(one.field) - order(other.field);

function fieldWords({ field, from, to }: FieldChange): string {
  const label = labels[field] ?? field;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  const isShown = [was, is].every((text) => text.length <= longest);
  if (!isShown || was === is || isMasked(from) || isMasked(to)) {
    return `${label} ${from === null ? "set" : to === null ? "removed" : "changed"}`;
  }
  return from === null ? `${label}: ${is}` : `${label}: ${was} → ${is}`;
}

/** In characters. */
const longest = 120;
const isMasked = (value: unknown) => value === "•••";

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return amounts.test(field) ? formatDollars(value) : String(value);
  if (typeof value === "string") return texts[field]?.(value) ?? plainText(value);
  if (Array.isArray(value)) return listText(field, value);
  return partsText(value) || listText(field, Object.values(value).filter(isObject));
}

/** The entries in their words, or how many there are. */
function listText(field: string, values: readonly unknown[]): string {
  const entries = values.map((one) => (isObject(one) ? partsText(one) : valueText(field, one)));
  return entries.includes("") ? count(values.length, "entry", "entries") : listed(entries) || "none";
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

const partsText = (value: object): string =>
  Object.entries(value)
    .flatMap(([name, part]) => details[name]?.(part) ?? [])
    .join(", ");

const plainText = (text: string) => (isLocalDate(text) ? fullDay(text) : isInstant(text) ? dayAndTime(text) : text);
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const serviceText = (service: string) => serviceLabels[service as ServiceType] ?? service;

const amounts =
  /^((custom|pay)_rates\.)?(walk25|visit|overnight|other)$|^(price|charge|pay|own_pay|total|paid|given|refunded|reversed|completed)$/;

const sources: Record<string, string> = {
  tap: "a tap",
  tag: "the tag at the door",
  given: "the walker, later",
  adjusted: "a tap whose time was put right",
};

const reviewStates: Record<string, string> = {
  waiting: "waits for an answer",
  answered: "answered",
  aside: "kept as a report",
};

/** Texts that stand for something else, by their fields. */
const texts: Readonly<Record<string, (text: string) => string>> = {
  status: capitalised,
  state: capitalised,
  kind: capitalised,
  role: capitalised,
  timeframe: (frame) => frameNames[frame as TimeFrame] ?? frame,
  service: serviceText,
  services: serviceText,
  holidays: (holiday) => federalHolidays[holiday as FederalHoliday]?.name ?? holiday,
  phone: formatPhone,
  // Ids say nothing: they are counted.
  photo_ids: () => "",
  arrived_how: (how) => sources[how] ?? how,
  done_how: (how) => sources[how] ?? how,
  /** A visit by its id, or elsewhere in words. */
  codes_read: (where) => plainText(where.slice(where.lastIndexOf(".") + 1)),
};

/** The parts of a value that are told, each in its words. */
const details: Readonly<Record<string, (part: unknown) => string>> = {
  name: String,
  label: String,
  words: String,
  method: String,
  exempt: (reason) => `exempt (${reason})`,
  certificate: (id) => `certificate ${id}`,
  rate: (rate) => `rate ${rate}`,
  milli: (rate) => rateInWords(Number(rate)),
  version: (version) => `version ${version}`,
  date: (day) => plainText(String(day)),
  from: (day) => `from ${plainText(String(day))}`,
  to: (day) => `to ${plainText(String(day))}`,
  on_paper: (day) => `on paper ${plainText(String(day))}`,
  refused: () => "said no",
  state: (state) => reviewStates[String(state)] ?? "",
};
