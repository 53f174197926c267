import type { AnswerOf, checkSchedule } from "@petcare/contract";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { monthDay, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";

type Answer = AnswerOf<typeof checkSchedule>;
export type Conflict = Answer["conflicts"][number];
export type Fit = Answer["fits"][number];

/** Puts a conflict in words: the bold beginning, and the rest. */
export function conflictWords(conflict: Conflict): { lead: string; rest: string } {
  const [lead, rest] = wordsOf(conflict);
  return { lead, rest: `${rest} You can still save.` };
}

function wordsOf(conflict: Conflict): [lead: string, rest: string] {
  const { kind, dates } = conflict;
  const several = dates.length > 1;
  const on = several ? `${dates.length} dates within 60 days` : dates.map(shortDay).join();
  const list = several ? `: ${listed(dates)}.` : ".";
  switch (kind) {
    case "walker_inactive":
      return [`${firstNameOf(conflict.walker)} is inactive.`, ""];
    case "walker_off":
      return [`${firstNameOf(conflict.walker)} is off on ${on}`, list];
    case "frame_too_full": {
      const { walker, minutes, of } = conflict;
      return [`${firstNameOf(walker)} is over on ${on}`, `, ${several ? "up to " : ""}${minutes} of ${of} min${list}`];
    }
    case "same_service":
      return [`This client already has the same service in this time frame on ${on}`, list];
    case "same_night":
      return [`${firstNameOf(conflict.walker)} stays overnight elsewhere on ${on}`, list];
    case "same_day":
      return [`Another visit of this series is on ${on}`, list];
  }
}

const datesNamed = 6;

/** 'Nov 25, Dec 2', with more than six dates 'Nov 25, Dec 2, Dec 9, Dec 16, Dec 23, Dec 30 and 4 more' */
function listed(dates: readonly LocalDate[]): string {
  // A date is never broken in two lines.
  const named = dates.slice(0, datesNamed).map((date) => monthDay(date).replace(" ", "\u00a0"));
  const more = dates.length - named.length;
  return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** 'knows Biscuit: 14 of last 20 visits', 'new to Biscuit'; empty if the client has had no visit. */
export function knowsWords({ visits, of }: Fit["knows"], pets: string): string {
  if (of === 0) return "";
  return visits === 0 ? `new to ${pets}` : `knows ${pets}: ${visits} of last ${count(of, "visit")}`;
}
