import { business } from "@petcare/business";
import { addDays, arrivalAt, type Cancelling, cancelRuleFor, type LocalDate, maxHardDayVisits } from "@petcare/domain";
import { type OpenWork, readPriceRules, readWorkIn, type Visit } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";
import { runtime, today } from "../runtime.ts";
import { overdueAt } from "../visits/overdue-at.ts";

/** The most days of one list. */
const longest = 366;

type Person = Parameters<typeof readWorkIn>[2]["of"];

/** A range of days (inclusive). `field` names the first one's form field. */
interface Days {
  field: "from" | "date";
  from: LocalDate;
  through: LocalDate;
}

/**
 * Reads the open visits in a range of days, everybody's or one person's.
 * @throws AppError invalid_input naming a day's field, if the range is not valid or has too many visits
 */
export async function workOfDays({ field, from, through }: Days, of: Person): Promise<OpenWork> {
  if (from < today()) throw invalidField(field, "Choose today or a later day.");
  if (through < from) throw invalidField("through", "The last day is before the first.");
  if (addDays(from, longest) <= through) throw tooMany();
  const work = await readWorkIn(runtime.db, { from, to: addDays(through, 1) }, { of, most: maxHardDayVisits });
  if (!work) throw tooMany();
  return work;
}

const tooMany = () => invalidField("through", "Choose fewer days.");

/** Tells whether a visit is still to come: not begun, and its time not over. */
export const isToCome = (visit: Visit): boolean =>
  arrivalAt(visit, business.timeZone) === undefined && overdueAt(visit) > runtime.now();

interface Costs {
  cost: "rule" | "free";
  reason?: string | null | undefined;
  /** The instant of the cancellation, in epoch milliseconds. */
  at: number;
}

/** Makes the function that computes a visit's cancellation fee by the current rules, or none. */
export async function costing({ cost, reason, at }: Costs): Promise<(visit: Visit) => Cancelling> {
  const rules = await readPriceRules(runtime.db);
  return (visit) => {
    const rule = cost === "rule" ? cancelRuleFor(rules, visit, at, business.timeZone) : undefined;
    return {
      charge: { type: rule?.charge ?? "nothing" },
      pay: { type: rule?.pay ?? "nothing" },
      ...(reason && { reason }),
    };
  };
}
