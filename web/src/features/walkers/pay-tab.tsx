import { type AnswerOf, walkerEarnings } from "@petcare/contract";
import { serviceLabels, serviceTypes } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { daySpan, duration, monthDay, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import { DuePay } from "./pay/due-pay.tsx";
import { PaidRuns } from "./pay/paid-runs.tsx";
import classes from "./pay-tab.module.css";
import { RatesCard } from "./rates-card.tsx";
import type { TabProps } from "./tab-props.ts";
import { useWeek } from "./use-week.ts";

type Earnings = AnswerOf<typeof walkerEarnings>;

/** Shows what a walker is due and was paid, and what a week's completed visits earned. */
export function PayTab({ walker, editOf }: TabProps) {
  const { week, step, today } = useWeek();
  const query = useRead(walkerEarnings, { params: { id: walker.id }, query: { start: week.first, end: week.end } });
  return (
    <DuePay walker={walker} today={today} beside={<RatesCard walker={walker} edit={editOf("pay")} />}>
      <PaidRuns walkerId={walker.id} today={today} />
      <div className={classes.steps}>
        <PeriodSteps title={daySpan(week.first, week.last)} unit="week" onStep={step} />
      </div>
      <div>
        <Loaded query={query} failed="Failed to load earnings data">
          {(earnings) =>
            earnings.total_walks === 0 && earnings.tips === 0 ? (
              <EmptyState title="No completed walks in these days" />
            ) : (
              <Work earnings={earnings} />
            )
          }
        </Loaded>
      </div>
    </DuePay>
  );
}

function Work({ earnings }: { earnings: Earnings }) {
  return (
    <Card title="Work" aside={count(earnings.total_walks, "completed walk")}>
      {serviceTypes.map((service) => {
        const { count: walks, total } = earnings.earnings_by_service[service];
        if (walks === 0) return null;
        const lines = earnings.receipt_items.filter((item) => item.service === service);
        return (
          <details key={service} className={classes.service}>
            <summary>
              <b>{serviceLabels[service]}</b>
              <span>{count(walks, "walk")}</span>
              <b className={classes.amount}>{formatDollars(total)}</b>
            </summary>
            <ul>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line of a receipt has no id.
                <li key={index}>
                  <span>{shortDay(line.date)}</span>
                  <span>
                    {petsText(line.pets)}{" "}
                    <small>
                      {[duration(line.minutes), line.paid_on && `paid ${monthDay(line.paid_on)}`]
                        .filter(Boolean)
                        .join(", ")}
                    </small>
                  </span>
                  <span className={classes.amount}>{formatDollars(line.amount)}</span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <p className={classes.total}>
        <span>Earned</span>
        <b>{formatDollars(earnings.total_earnings)}</b>
      </p>
      {earnings.tips !== 0 && (
        <p className={classes.total}>
          <span>Tips</span>
          <b>{formatDollars(earnings.tips)}</b>
        </p>
      )}
    </Card>
  );
}
