import { type LocalDate, localDateOf } from "@petcare/domain";
import { clockTime, dayAndTime, fullDay, zone } from "../../lib/format/time.ts";
import type { Change } from "./change.ts";
import { dayText } from "./field-words.ts";

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

/** Names the record of a change: 'Ana Reyes', 'a visit of Biscuit on Fri, Nov 20, 2026'. */
export function recordWords({ kind, name, about, date }: Change): string {
  switch (kind) {
    case "person":
    case "pricing":
    case "taxes":
    case "price_rules":
    case "agreements":
    case "export":
      return name;
    case "code":
      return `Referral code ${name}`;
    case "request":
      return `Request for ${name}`;
    case "invoice":
      return `Invoice ${name}`;
    case "account":
      return `Account of ${name}`;
    case "pay_run":
      return `Pay of ${name}`;
    case "week":
      return `Week of ${dayText(about) ?? name}`;
    case "schedule":
      return `Schedule of ${name}`;
    case "visit":
      return date
        ? `Visit of ${name}`
        : `Visit of ${name}, first on ${dayText(about.slice(about.lastIndexOf(".") + 1)) ?? "some day"}`;
  }
}
