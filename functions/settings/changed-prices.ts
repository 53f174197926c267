import { isOpen, mayHaveParts, type PriceRules, toDollars, totalOf, wholeOf } from "@petcare/domain";
import {
  pricedBooking,
  readSchedules,
  readVisitsAt,
  readVisitsIn,
  type Schedule,
  type Terms,
  type Visit,
} from "@petcare/storage";
import { termsBy } from "../shared/money/terms.ts";
import { runtime, storedThrough, today } from "../shared/runtime.ts";

/** Counts the stored visits from today on whose price differs under new rules, and sums the difference in dollars. */
export async function changedPrices(
  before: PriceRules,
  after: PriceRules,
): Promise<{ visits: number; change: number }> {
  const range = { from: today(), to: storedThrough() };
  const coming = await readVisitsIn(runtime.db, range, ["schedule_id", "original_date", "date", "service", "status"]);
  const touched = coming.filter(
    (visit) => isOpen(visit) && [before, after].some((rules) => mayHaveParts(rules, visit)),
  );
  const visits = [...(await readVisitsAt(runtime.db, touched)).values()];
  const schedules = await readSchedules(runtime.db, [...new Set(visits.map(({ schedule_id }) => schedule_id))]);
  const [was, is] = [termsBy(before, {}), termsBy(after, {})];
  const priceBy = ({ partsOf }: Terms, visit: Visit, schedule: Schedule) =>
    wholeOf({ ...visit, parts: partsOf(visit, pricedBooking(schedule, visit)) });
  const changes = visits.flatMap((visit) => {
    const schedule = schedules.get(visit.schedule_id);
    return schedule ? priceBy(is, visit, schedule) - priceBy(was, visit, schedule) : [];
  });
  return { visits: changes.filter((cents) => cents !== 0).length, change: toDollars(totalOf(changes)) };
}
