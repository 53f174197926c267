import type { AnswerOf, checkSchedule } from "@petcare/contract";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { monthDay, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";

type Answer = AnswerOf<typeof checkSchedule>;
export type Conflict = Answer["conflicts"][number];
export type Fit = Answer["fits"][number];

/** A warning, and in front of it what matters most. */
export interface ConflictWords {
  lead: string;
  rest: string;
}

const datesNamed = 6;

/** A conflict for the owner. It ends with saying that it can be saved. */
export function conflictWords(conflict: Conflict): ConflictWords {
  const { lead, rest } = wordsOf(conflict);
  return { lead, rest: `${rest} You can still save.` };
}

function wordsOf(conflict: Conflict): ConflictWords {
  const { kind, dates } = conflict;
  const [on, list] =
    dates.length > 1
      ? [`${dates.length} dates within 60 days`, `: ${listed(dates)}.`]
      : [dates.map(shortDay).join(), "."];
  switch (kind) {
    case "walker_inactive":
      return { lead: `${firstNameOf(conflict.walker)} is inactive.`, rest: "" };
    case "walker_off":
      return { lead: `${firstNameOf(conflict.walker)} is off on ${on}`, rest: list };
    case "frame_too_full": {
      const { walker, minutes, of } = conflict;
      const upTo = dates.length > 1 ? "up to " : "";
      return { lead: `${firstNameOf(walker)} is over on ${on}`, rest: `, ${upTo}${minutes} of ${of} min${list}` };
    }
    case "same_service":
      return { lead: `This client already has the same service in this time frame on ${on}`, rest: list };
    case "same_night":
      return { lead: `${firstNameOf(conflict.walker)} stays overnight elsewhere on ${on}`, rest: list };
    case "same_day":
      return { lead: `Another visit of this series is on ${on}`, rest: list };
  }
}

/** 'Nov 25, Dec 2', of many the first ones: 'Nov 25, Dec 2, Dec 9, Dec 16, Dec 23, Dec 30 and 4 more'. */
function listed(dates: readonly LocalDate[]): string {
  // A date is never broken in two lines.
  const named = dates.slice(0, datesNamed).map((date) => monthDay(date).replace(" ", "\u00a0"));
  const more = dates.length - named.length;
  return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** 'knows Biscuit: 14 of last 20 visits', 'new to Biscuit'; nothing of a client who has had no visit. */
export function knowsWords({ visits, of }: Fit["knows"], pets: string): string {
  if (of === 0) return "";
  return visits === 0 ? `new to ${pets}` : `knows ${pets}: ${visits} of last ${count(of, "visit")}`;
}
