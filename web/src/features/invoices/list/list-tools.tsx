import { Button } from "@mantine/core";
import { daysBetween, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useClients } from "../../../lib/api/people.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { InvoiceIcon } from "../../../ui/theme/icons.tsx";
import { type Choice, type Chosen, chips } from "./chosen-invoices.ts";
import classes from "./list-tools.module.css";
import { mostDays, quickPeriods } from "./periods.ts";

const names = { all: "All", open: "Open", overdue: "Overdue", paid: "Paid", void: "Void" };

interface ListToolsProps {
  choice: Choice;
  choose: (part: Partial<Choice>) => void;
  counts: Chosen["counts"];
  today: LocalDate;
}

/** Which invoices are listed, and the way to new ones. */
export function ListTools({ choice, choose, counts, today }: ListToolsProps) {
  const clients = useClients().toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={classes.tools}>
      <ChoiceButtons
        legend="Which invoices"
        hideLegend
        columns={chips.length}
        options={chips.map((value) => ({ value, label: names[value], detail: String(counts[value]) }))}
        value={choice.show}
        onChange={(show) => choose({ show })}
      />
      <FilterSelect
        label="Client"
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.client}
        onChange={(client) => choose({ client })}
      />
      <PeriodChoice choice={choice} choose={choose} today={today} />
      <Button
        component={Link}
        to="/admin/invoices/make"
        className={classes.make}
        leftSection={<InvoiceIcon size={18} />}
      >
        Make invoices
      </Button>
    </div>
  );
}

function PeriodChoice({ choice: { from, to }, choose, today }: Pick<ListToolsProps, "choice" | "choose" | "today">) {
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
  return daysBetween(from, to) < mostDays ? undefined : `Choose at most ${mostDays} days.`;
}
