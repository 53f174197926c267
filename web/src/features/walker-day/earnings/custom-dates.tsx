import { DateField } from "../../../parts/date-field.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import type { RequestedRange } from "./data.ts";

type Dates = Pick<RequestedRange, "from" | "to">;

/** The first and the last day of a custom range. */
export function CustomDates({ requested, onChange }: { requested: RequestedRange; onChange: (dates: Dates) => void }) {
  const { from, to, problem } = requested;
  return (
    <FieldPair>
      <DateField label="Start date" value={from} past onChange={(date) => onChange({ from: date, to })} />
      <DateField label="End date" value={to} past onChange={(date) => onChange({ from, to: date })} error={problem} />
    </FieldPair>
  );
}
