import { daySpan } from "../../lib/format/time.ts";
import { PeriodChoice } from "../../parts/periods/period-choice.tsx";
import { namedPeriods, stepped, unitOf } from "../../parts/periods/periods.ts";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import classes from "./completed-walks-screen.module.css";
import type { Address } from "./walks-address.ts";

/** The days that are shown: stepped through, chosen by name, or picked. */
export const PeriodLine = ({ address: { period, today, show } }: { address: Address }) => (
  <div className={classes.period}>
    <PeriodSteps
      title={daySpan(period.from, period.to)}
      unit={unitOf(period)}
      onStep={(by) => show(stepped(period, by))}
    />
    <PeriodChoice named={namedPeriods(today)} period={period} onChoose={show} />
  </div>
);
