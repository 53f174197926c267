import { useState } from "react";
import { daySpan } from "../../lib/format/time.ts";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import { DateField } from "../date-field.tsx";
import { isSamePeriod, type Period, problemOf } from "./periods.ts";

interface PeriodChoiceProps {
  /** The first one is the default. */
  named: readonly (Period & { value: string; label: string })[];
  period: Period;
  onChoose: (period: Period) => void;
}

/** Chooses a period, by its name or by its first and last day. */
export function PeriodChoice({ named, period, onChoose }: PeriodChoiceProps) {
  const [isCustom, setCustom] = useState(false);
  const known = named.find((one) => isSamePeriod(one, period));
  const [first, ...others] = named;
  const choose = (value = first?.value) => {
    const chosen = named.find((one) => one.value === value);
    setCustom(!chosen);
    if (chosen) onChoose({ from: chosen.from, to: chosen.to });
  };
  return (
    <>
      <FilterSelect
        label="Period"
        all={first?.label ?? ""}
        options={[
          ...others,
          // A period without a name, such as that of a step, has an entry of its own.
          ...(known || isCustom ? [] : [{ value: "shown", label: daySpan(period.from, period.to) }]),
          { value: "custom", label: "Other days…" },
        ]}
        value={isCustom ? "custom" : known === undefined ? "shown" : known === first ? undefined : known.value}
        onChange={choose}
      />
      {isCustom && <OwnDays period={period} onChoose={onChoose} />}
    </>
  );
}

/** Asks for two days. While they are no valid period, the list keeps the last one. */
function OwnDays({ period, onChoose }: Pick<PeriodChoiceProps, "period" | "onChoose">) {
  const [wrong, setWrong] = useState<Period>();
  const { from, to } = wrong ?? period;
  const change = (part: Partial<Period>) => {
    const next = { from, to, ...part };
    const isWrong = problemOf(next) !== undefined;
    setWrong(isWrong ? next : undefined);
    if (!isWrong) onChoose(next);
  };
  return (
    <div className="row gap-10">
      <DateField label="From" past value={from} onChange={(day) => day && change({ from: day })} />
      <DateField
        label="To"
        past
        value={to}
        onChange={(day) => day && change({ to: day })}
        error={problemOf({ from, to })}
      />
    </div>
  );
}
