import { getPriceRules } from "@petcare/contract";
import { type Cents, formatCents, type VisitPart } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { rulesInCents } from "../../../parts/money/rules-in-cents.ts";
import type { ScheduleValues } from "../data.ts";
import { type NextCosts, nextCosts } from "./data.ts";

const maxLines = 6;

/** Shows what a booking's next visits cost, if price rules add anything. */
export function VisitCosts({ values }: { values: ScheduleValues }) {
  const { data, isError } = useRead(getPriceRules);
  const rules = data && rulesInCents(data);
  const costs = rules && rules.rules.length > 0 ? nextCosts(values, rules, Date.now()) : undefined;
  return (
    <div role="status" aria-label="What visits cost">
      {isError && <p className="quiet">What price rules add could not be read. You can still save.</p>}
      {costs && <Costs {...costs} />}
    </div>
  );
}

function Costs({ price, groups, visits, onHolidays }: NextCosts) {
  let rest = visits;
  for (const { more } of groups.slice(0, maxLines)) rest -= 1 + more;
  return (
    <div className="inset">
      <b>{onHolidays ? holidayWords(onHolidays) : visits === 1 ? "This visit" : `The next ${visits} visits`}</b>
      <ul className="rows lined quiet">
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

/** '$28.00, on holidays $38.00' */
const holidayWords = ({ ordinary, holiday }: NonNullable<NextCosts["onHolidays"]>) =>
  `${formatCents(ordinary)}, on holidays ${formatCents(holiday)}`;

/** '$28.00 + Thanksgiving $10.00 = $38.00' */
function sumWords(price: Cents, parts: readonly VisitPart[], whole: Cents): string {
  if (parts.length === 0) return formatCents(whole);
  const added = parts.map(({ name, cents }) => ` + ${name} ${formatCents(cents)}`).join("");
  return `${formatCents(price)}${added} = ${formatCents(whole)}`;
}
