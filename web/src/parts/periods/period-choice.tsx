import { useState } from "react";
import { daySpan } from "../../lib/format/time.ts";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import { DateField } from "../date-field.tsx";
import { isSamePeriod, type Period, problemOf } from "./periods.ts";

interface PeriodChoiceProps {
  /** The first one is what is shown where nothing is chosen. */
  named: readonly (Period & { value: string; label: string })[];
  period: Period;
  onChoose: (period: Period) => void;
}

/** Chooses some days: by a name, or by the first and the last one. */
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
          // Days without a name, such as those of a step, are an entry of their own.
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

/** Two days. What is no period stays typed, and the list as it was. */
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
