import { getPriceRules } from "@petcare/contract";
import { type Cents, formatCents, type VisitPart } from "@petcare/domain";
import { useMemo } from "react";
import { useRead } from "../../../lib/api/use-read.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { rulesInCents } from "../../../parts/money/rules-in-cents.ts";
import type { ScheduleForm } from "../schedule-form.ts";
import classes from "./costs.module.css";
import { type NextCosts, nextCosts } from "./next-costs.ts";

const maxLines = 6;

/** Shows what the next visits of a booking cost, and why, where rules add something to its price. */
export function VisitCosts({ values }: { values: ScheduleForm }) {
  const { data, isError } = useRead(getPriceRules);
  const rules = useMemo(() => data && rulesInCents(data), [data]);
  const costs = rules && rules.rules.length > 0 ? nextCosts(values, rules, Date.now()) : undefined;
  return (
    <div role="status" aria-label="What visits cost">
      {isError && <p className="quiet">What price rules add could not be read. You can still save.</p>}
      {costs && <Costs {...costs} />}
    </div>
  );
}

function Costs(costs: NextCosts) {
  const { price, groups } = costs;
  const rest = groups.slice(maxLines).reduce((sum, { more }) => sum + 1 + more, 0);
  return (
    <div className={classes.costs}>
      <p>{headOf(costs)}</p>
      <ul>
        {groups.slice(0, maxLines).map(({ first, more, parts, whole }) => (
          <li key={first}>
            <span>
              {shortDay(first)}
              {more > 0 && `, and ${more} more`}
            </span>
            <span>{sumWords(price, parts, whole)}</span>
          </li>
        ))}
        {rest > 0 && <li>And {count(rest, "visit")} on other days</li>}
      </ul>
    </div>
  );
}

function headOf({ visits, onHolidays }: NextCosts): string {
  if (onHolidays) return `${formatCents(onHolidays.ordinary)}, on holidays ${formatCents(onHolidays.holiday)}`;
  return visits === 1 ? "This visit" : `The next ${visits} visits`;
}

/** '$28.00 + Thanksgiving $10.00 = $38.00' */
function sumWords(price: Cents, parts: readonly VisitPart[], whole: Cents): string {
  if (parts.length === 0) return formatCents(whole);
  const added = parts.map(({ name, cents }) => ` + ${name} ${formatCents(cents)}`).join("");
  return `${formatCents(price)}${added} = ${formatCents(whole)}`;
}
