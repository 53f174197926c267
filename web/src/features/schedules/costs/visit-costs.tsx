import { getPriceRules } from "@petcare/contract";
import { formatCents, isLocalDate, type PriceRules, partsOf, toCents, wholeOf } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { shortDay, zone } from "../../../lib/format/time.ts";
import { rulesInCents } from "../../../parts/money/rules-in-cents.ts";
import { petNamesIn, type ScheduleForm } from "../schedule-form.ts";

/** Says what the first visit of a booking costs, and why, where rules add something to its price. */
export function VisitCosts({ values }: { values: ScheduleForm }) {
  const { data } = useRead(getPriceRules);
  const words = data && data.rules.length > 0 && costWords(values, rulesInCents(data), Date.now());
  return (
    <p role="status" aria-label="What visits cost" className="quiet">
      {words}
    </p>
  );
}

/**
 * 'Thu, Nov 26: $28.00 + Thanksgiving $10.00 = $38.00.'
 * @param now when it would be booked, in epoch milliseconds
 */
function costWords(values: ScheduleForm, rules: PriceRules, now: number): string {
  const { date, recurrence, price: typed, service_type: service, timeframe } = values;
  const price = typed.trim() === "" ? undefined : toCents(Number(typed));
  if (price === undefined || !isLocalDate(date)) return "";
  const pet_names = petNamesIn(values.pet_names);
  const visit = { service, date, original_date: date, timeframe, pet_names, price_cents: price };
  const parts = partsOf(rules, visit, { created_at: now, price_cents: price }, zone);
  const added = parts.map(({ name, cents }) => ` + ${name} ${formatCents(cents)}`).join("");
  const whole = formatCents(wholeOf({ price_cents: price, parts }));
  const first = parts.length > 0 ? `${shortDay(date)}: ${formatCents(price)}${added} = ${whole}. ` : "";
  return recurrence.frequency === "none"
    ? first
    : `${first}Price rules count for each visit of a series by its own day.`;
}
