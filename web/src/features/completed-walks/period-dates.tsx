import { DateField } from "../../parts/date-field.tsx";
import type { Period } from "./period.ts";
import classes from "./period-line.module.css";

interface PeriodDatesProps {
  period: Period;
  problem: string | undefined;
  onChange: (period: Partial<Period>) => void;
}

/** The first and the last day of a period of one's own. Neither can be empty. */
export function PeriodDates({ period: { from, to }, problem, onChange }: PeriodDatesProps) {
  return (
    <div className={classes.dates}>
      <DateField label="First day" value={from} past onChange={(date) => date && onChange({ from: date })} />
      <DateField label="Last day" value={to} past onChange={(date) => date && onChange({ to: date })} error={problem} />
    </div>
  );
}
