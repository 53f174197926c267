import { UnstyledButton } from "@mantine/core";
import { completedWalksTotals } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { ClockIcon } from "../../ui/theme/icons.tsx";
import classes from "./bill-chips.module.css";
import type { Address } from "./walks-address.ts";

/** Where the work is: to be billed, on invoices or written off; and what was late. Each says how many there are. */
export function BillChips({ address: { query, chosen, choose } }: { address: Address }) {
  const { billing: _, late: __, ...all } = query;
  const { data } = useRead(completedWalksTotals, { query: all, keepsPrevious: true });
  const amount = (of: { count: number } | undefined) => (of ? { detail: String(of.count) } : {});
  return (
    <div className={classes.chips}>
      <ChoiceButtons
        legend="Which walks"
        hideLegend
        columns={4}
        options={[
          { value: "", label: "All", ...amount(data) },
          { value: "to-bill", label: "Not yet invoiced", ...amount(data?.to_bill) },
          { value: "invoiced", label: "Invoiced", ...amount(data?.invoiced) },
          { value: "written-off", label: "Written off", ...amount(data?.written_off) },
        ]}
        value={chosen.bill ?? ""}
        onChange={(value) => choose("bill", value || undefined)}
      />
      {(data?.late || chosen.late) && (
        <UnstyledButton
          className={classes.late}
          aria-pressed={chosen.late !== undefined}
          onClick={() => choose("late", chosen.late ? undefined : "1")}
        >
          <ClockIcon size={16} />
          {data?.late ?? 0} completed late
        </UnstyledButton>
      )}
      <p className={classes.order}>Newest first, by the day they happened</p>
    </div>
  );
}
