import { daySpan } from "../../lib/format/time.ts";
import { PeriodChoice } from "../../parts/periods/period-choice.tsx";
import { namedPeriods, stepped, unitOf } from "../../parts/periods/periods.ts";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import type { Address } from "./walks-address.ts";

/** The days that are shown: stepped through, chosen by name, or picked. */
export const PeriodLine = ({ address: { period, today, show } }: { address: Address }) => (
  <div className="row gap-8">
    <PeriodSteps
      title={daySpan(period.from, period.to)}
      unit={unitOf(period)}
      onStep={(by) => show(stepped(period, by))}
    />
    <PeriodChoice named={namedPeriods(today)} period={period} onChoose={show} />
  </div>
);
