import { isLocalDate, type LocalDate, localDateOf } from "@petcare/domain";
import { clockTime, dayAndTime, fullDay, zone } from "../../lib/format/time.ts";
import type { Change } from "./change-words.ts";

/** Who did it, where nobody did. */
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

/** 'Sat, Nov 21, 2:14 PM · on the web', with the year where it is not this one. */
export function whenAndHow({ at, way }: Change, today: LocalDate): string {
  const date = localDateOf(Date.parse(at), zone);
  const when = date.slice(0, 4) === today.slice(0, 4) ? dayAndTime(at) : `${fullDay(date)}, ${clockTime(at)}`;
  return `${when} · ${wayWords[way]}`;
}

/** The words before the name of a record. */
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
