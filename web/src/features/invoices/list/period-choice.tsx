import { daysBetween, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { daySpan } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import type { Choice } from "./chosen-invoices.ts";
import classes from "./list-tools.module.css";
import { maxDays, quickPeriods } from "./periods.ts";

interface PeriodChoiceProps {
  choice: Choice;
  choose: (part: Partial<Choice>) => void;
  today: LocalDate;
}

/** Chooses whose settled invoices are shown: those of some weeks or months, or of two days and what lies between. */
export function PeriodChoice({ choice: { from, to }, choose, today }: PeriodChoiceProps) {
  const [isCustom, setCustom] = useState(false);
  const quick = quickPeriods(today);
  const chosen = quick.find(({ period }) => period.from === from && period.to === to);
  const choosePeriod = (value = "weeks") => {
    setCustom(value === "custom");
    const period = quick.find((one) => one.value === value)?.period;
    if (period) choose(period);
  };
  return (
    <>
      <FilterSelect
        label="Period"
        all={`${quick[0]?.label}`}
        options={[
          ...quick.slice(1).map(({ value, label }) => ({ value, label })),
          { value: "custom", label: chosen || isCustom ? "Other days…" : daySpan(from, to) },
        ]}
        value={isCustom || !chosen ? "custom" : chosen.value === "weeks" ? undefined : chosen.value}
        onChange={choosePeriod}
      />
      {(isCustom || !chosen) && <OwnPeriod from={from} to={to} onChoose={choose} />}
      <span className={classes.span}>{daySpan(from, to)}</span>
    </>
  );
}

interface OwnPeriodProps {
  from: LocalDate;
  to: LocalDate;
  onChoose: (period: { from: LocalDate; to: LocalDate }) => void;
}

/** Two days. The list follows once they make a period that can be asked for. */
function OwnPeriod({ from, to, onChoose }: OwnPeriodProps) {
  const [days, setDays] = useState<{ from: LocalDate | ""; to: LocalDate | "" }>({ from, to });
  const problem = problemOf(days);
  const change = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    if (next.from && next.to && !problemOf(next)) onChoose({ from: next.from, to: next.to });
  };
  return (
    <div className={classes.own}>
      <DateField label="From" past value={days.from} onChange={(day) => change({ from: day })} />
      <DateField label="To" past value={days.to} onChange={(day) => change({ to: day })} error={problem} />
    </div>
  );
}

function problemOf({ from, to }: { from: LocalDate | ""; to: LocalDate | "" }): string | undefined {
  if (!from || !to) return undefined;
  if (to < from) return "The last day is before the first.";
  return daysBetween(from, to) < maxDays ? undefined : `Choose at most ${maxDays} days.`;
}
