import { DateField } from "../../../parts/date-field.tsx";
import type { RequestedRange } from "./earnings-range.ts";
import classes from "./range-picker.module.css";

type Dates = Pick<RequestedRange, "from" | "to">;

/** The first and the last day of a custom range. */
export function CustomDates({ requested, onChange }: { requested: RequestedRange; onChange: (dates: Dates) => void }) {
  const { from, to, problem } = requested;
  return (
    <div className={classes.dates}>
      <DateField label="Start date" value={from} past onChange={(date) => onChange({ from: date, to })} />
      <DateField label="End date" value={to} past onChange={(date) => onChange({ from, to: date })} error={problem} />
    </div>
  );
}
