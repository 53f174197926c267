import { completedWalksTotals } from "@petcare/contract";
import { awsPrices, type CostPart, costOfMonth, costParts, formatCents, type LocalDate } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import classes from "./settings.module.css";

/** Shows what this month comes to at AWS, from its visits so far (docs/product/settings.md#running-costs). */
export function RunningCosts() {
  const today = todayOf(useNow());
  const from: LocalDate = `${today.slice(0, 8)}01` as LocalDate;
  const query = useRead(completedWalksTotals, { query: { from, to: today } });
  return (
    <Card title="Running costs" aside={query.data && `${count(query.data.completed, "completed visit")} this month`}>
      <Loaded query={query}>{({ completed }) => <Month visits={completed} />}</Loaded>
    </Card>
  );
}

const labels: Record<Exclude<CostPart, "texts" | "emails">, string> = {
  data: "Records",
  requests: "Requests",
  site: "The site",
  photos: "Photos",
  watching: "Alarms",
  "signing in": "Signing in",
};

function Month({ visits }: { visits: number }) {
  const parts = costOfMonth(visits);
  const all = sumOf(parts);
  const told = sumOf(costOfMonth(visits, { messages: true }));
  return (
    <div className="stack">
      <p className={classes.code}>About {inCents(all)} this month</p>
      <Facts>
        {costParts.map((part) =>
          part === "texts" ? (
            <Fact key={part} term="Text messages">
              {awsPrices.prices.texts.perMillion / 10_000}¢ each, not in this estimate
            </Fact>
          ) : part === "emails" ? (
            <Fact key={part} term="Telling people">
              {inCents(told - all)} more, while messages are on
            </Fact>
          ) : (
            <Fact key={part} term={labels[part]}>
              {parts[part] === 0 ? "free" : inCents(parts[part])}
            </Fact>
          ),
        )}
      </Facts>
      <p className="quiet">
        An estimate from this month's visits at AWS prices of {awsPrices.month}. Your AWS bill decides.
      </p>
    </div>
  );
}

const sumOf = (parts: Record<CostPart, number>) => Object.values(parts).reduce((sum, dollars) => sum + dollars, 0);

/** '$0.14' of dollars that are not rounded, and '$0.01' of less than a cent. */
const inCents = (dollars: number) => formatCents(Math.max(1, Math.round(dollars * 100)));
