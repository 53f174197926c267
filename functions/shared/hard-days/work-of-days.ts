import { business } from "@petcare/business";
import { addDays, arrivalAt, type Cancelling, cancelRuleFor, type LocalDate, maxHardDayVisits } from "@petcare/domain";
import { type OpenWork, readPriceRules, readWorkIn, type Visit } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";
import { runtime, today } from "../runtime.ts";
import { overdueAt } from "../visits/overdue-at.ts";

/** The most days that one list is about. */
const longest = 366;

type Person = Parameters<typeof readWorkIn>[2]["of"];

/** The field of a form that names the first day, and the days themselves, both included. */
interface Days {
  field: "from" | "date";
  from: LocalDate;
  through: LocalDate;
}

/**
 * Reads the open visits of some days, everybody's or one person's.
 * @throws AppError invalid_input naming a day of the form, where the days cannot be so or have too many visits
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

/** Nobody is asked about a visit that its walker has begun on its day, or whose time is over. */
export const isToCome = (visit: Visit): boolean =>
  arrivalAt(visit, business.timeZone) === undefined && overdueAt(visit) > runtime.now();

interface Costs {
  cost: "rule" | "free";
  reason?: string | null | undefined;
  /** The instant from which the lead counts, epoch milliseconds. */
  at: number;
}

/** Says what cancelling a visit costs: what the rules of now say, or nothing. */
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
