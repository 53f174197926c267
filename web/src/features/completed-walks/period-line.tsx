import { useState } from "react";
import { daySpan } from "../../lib/format/time.ts";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import { isSamePeriod, namedPeriods, stepped, unitOf } from "./period.ts";
import { PeriodDates } from "./period-dates.tsx";
import classes from "./period-line.module.css";
import type { Address } from "./walks-address.ts";

/** The days that are shown: stepped through, chosen by name, or picked. */
export function PeriodLine({ address }: { address: Address }) {
  const { period, problem, today, show } = address;
  const [isPicking, setPicking] = useState(false);
  const named = namedPeriods(today);
  const known = named.find((one) => isSamePeriod(one, period));
  const unit = unitOf(period);
  const isPicked = isPicking || problem !== undefined || (!known && unit === "period");
  const options = known || unit === "period" ? named : [...named, { value: unit, label: `Another ${unit}` }];
  return (
    <div className={classes.period}>
      {!problem && (
        <PeriodSteps title={daySpan(period.from, period.to)} unit={unit} onStep={(by) => show(stepped(period, by))} />
      )}
      <FilterSelect
        label="Days"
        all="Custom"
        options={options}
        value={isPicked ? undefined : (known?.value ?? unit)}
        onChange={(value) => {
          const chosen = named.find((one) => one.value === value);
          setPicking(value === undefined);
          if (chosen) show({ from: chosen.from, to: chosen.to });
        }}
      />
      {isPicked && <PeriodDates period={period} problem={problem} onChange={show} />}
    </div>
  );
}
