import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useClients } from "../../../lib/api/people.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { PeriodChoice } from "../../../parts/periods/period-choice.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { InvoiceIcon } from "../../../ui/theme/icons.tsx";
import { type Choice, type Chosen, chips } from "./chosen-invoices.ts";
import classes from "./list-tools.module.css";
import { invoicePeriods } from "./use-choice.ts";

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
      <PeriodChoice named={invoicePeriods(today)} period={choice} onChoose={choose} />
      <span className={classes.span}>{daySpan(choice.from, choice.to)}</span>
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
