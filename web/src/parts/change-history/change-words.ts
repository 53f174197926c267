import type { AnswerOf, listHistory } from "@petcare/contract";
import {
  type FederalHoliday,
  federalHolidays,
  formatPhone,
  isLocalDate,
  type LocalDate,
  localDateOf,
  rateInWords,
  type ServiceType,
  serviceLabels,
  type TimeFrame,
} from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { listed } from "../../lib/format/listed.ts";
import { clockTime, dayAndTime, frameNames, fullDay, zone } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { labels } from "./field-labels.ts";

/** One change of one record, as the owner reads it. */
export type Change = AnswerOf<typeof listHistory>[number];
type FieldChange = Change["changes"][number];

/** Puts a change in words, without its author: 'Address: 41 Harbor Ln → 9 Oak St · Notes: Pays late → none'. */
export function changeWords(change: Change): string {
  const { kind, series } = change;
  const changes = change.changes.map((one) => ({ ...one, field: labelled(kind, one.field) }));
  // A new person, booking or code has every field, and is read at its own page.
  const isNew = (kind === "person" || kind === "schedule" || kind === "code") && changes.some(isFirst);
  const fields = changes.filter((one) => isShown(one) && !(series && one.field === "recurrence"));
  const shown = isNew ? fields.filter(({ field }) => field === "unsigned_reason") : fields.toSorted(inOrder);
  const words = [isNew ? "Added" : series && seriesWords(series), ...shown.map(fieldWords)].filter(Boolean);
  return words.join(" · ") || (kind === "export" ? "Asked for" : "Changed");
}

/** Names a field as the list of labels does. All reports of a visit have one label. */
const labelled = (kind: Change["kind"], field: string) =>
  kind === "agreements" ? `asked.${field}` : field.startsWith("reviews.") ? "reviews" : field;

const isFirst = ({ field, from }: FieldChange) => from === null && (field === "role" || field === "client_id");

function seriesWords({ kind, from, visits }: NonNullable<Change["series"]>): string {
  const act = { edit: "Series edited", cancel: "Series cancelled", restore: "Series restored" }[kind];
  const where = from ? ` from ${plainText(from)} on` : "";
  return act + where + (visits > 0 ? ` (${count(visits, "visit")})` : "");
}

/** Leaves out fields without a label, phones that are only written differently, and "by a tap", which is the usual way. */
function isShown({ field, from, to }: FieldChange): boolean {
  if (!(field in labels) || (from === null && to === "tap")) return false;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  return was !== is || (is !== "none" && field !== "phone");
}

const order = (field: string) => Object.keys(labels).indexOf(field);
const inOrder = (one: FieldChange, other: FieldChange) => order(one.field) - order(other.field);

function fieldWords({ field, from, to }: FieldChange): string {
  const label = labels[field] ?? field;
  const [was, is] = [valueText(field, from), valueText(field, to)];
  const isTooLong = [was, is].some((text) => text.length > longest);
  if (isTooLong || was === is || isMasked(from) || isMasked(to)) {
    return `${label} ${from === null ? "set" : to === null ? "removed" : "changed"}`;
  }
  return from === null ? `${label}: ${is}` : `${label}: ${was} → ${is}`;
}

/** The longest value that is quoted, in characters. */
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

/** Lists the entries, or counts them where an entry has no words. */
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

/** Puts the codes and ids of some fields in words. */
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

/** Puts the shown parts of an object in words. */
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

/** Names the authors that are not people. */
const jobs: Record<string, string> = {
  nightly: "The nightly job",
  "first-owner": "The installation",
  mail: "The mail",
  stranger: "Somebody new",
};

export const authorOf = ({ by }: Change): string => by.name ?? jobs[by.id] ?? "Somebody";

const wayWords: Record<Change["way"], string> = {
  web: "on the web",
  phone: "on a phone",
  signup: "by signing up",
  nightly: "at night",
  deployment: "by a deployment",
  mail: "by email",
};

/** 'Sat, Nov 21, 2:14 PM · on the web', with the year unless it is this year. */
export function whenAndHow({ at, way }: Change, today: LocalDate): string {
  const date = localDateOf(Date.parse(at), zone);
  const when = date.slice(0, 4) === today.slice(0, 4) ? dayAndTime(at) : `${fullDay(date)}, ${clockTime(at)}`;
  return `${when} · ${wayWords[way]}`;
}

const prefixes: Partial<Record<Change["kind"], string>> = {
  code: "Referral code",
  request: "Request for",
  invoice: "Invoice",
  account: "Account of",
  pay_run: "Pay of",
  week: "Week of",
  schedule: "Schedule of",
  visit: "Visit of",
};

/** Names the record of a change: 'Ana Reyes', 'Visit of Biscuit'. */
export const recordWords = ({ kind, name }: Change): string =>
  [prefixes[kind], isLocalDate(name) ? fullDay(name) : name].filter(Boolean).join(" ");
