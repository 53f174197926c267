import { daysOffText } from "../../../lib/format/days-off-link.ts";
import { daySpan } from "../../../lib/format/time.ts";
import type { Morning, Names, Need } from "./need.ts";

type HardDay = NonNullable<Morning["hardDays"]>[number];

/** A hard day that was cut off, and the dialog that goes on with it: 'Snow: 31 of 60 done'. */
export function hardDayNeed(hardDays: Morning["hardDays"] = [], names: Names): Need | undefined {
  const [day] = hardDays;
  if (!day) return undefined;
  const { from, through, state, done, total } = day;
  const more = hardDays.length - 1;
  return {
    key: "hard-day",
    tone: "now",
    title: `${nameOf(day, names)}: ${done} of ${total} ${state === "undoing" ? "put back" : "done"}`,
    detail: `${daySpan(from, through)}${more > 0 ? ` · and ${more} more` : ""}`,
    act: "Continue",
    to: addressOf(day),
  };
}

function nameOf({ kind, about, reason }: HardDay, { walker, client }: Names): string {
  if (kind === "close") return reason || "A closed day";
  if (kind === "away") return `${client(about ?? "")} is away`;
  const name = walker(about);
  return name === "you" ? `You are ${kind}` : `${name} is ${kind}`;
}

function addressOf({ kind, about, from, through }: HardDay): string {
  switch (kind) {
    case "close":
      return "?closing=days";
    case "off":
      return `?off=${daysOffText(about ?? "", { from, to: through })}`;
    case "sick":
    case "away":
      return `?${kind}=${about}`;
  }
}
