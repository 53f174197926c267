import { totalOf } from "@petcare/domain";
import { useState } from "react";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { entryWords } from "../../../parts/money/entry-words.ts";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { dollars } from "../csv-button.tsx";
import { clientName, type Grouping, groupings, type SalesRow } from "./sales.ts";

interface SalesDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  rows: readonly SalesRow[];
}

/** The entries behind a figure of the return: the same rows by client, by invoice or by day, so the same sum. */
export function SalesDialog({ opened, onClose, title, rows }: SalesDialogProps) {
  const [by, setBy] = useState<Grouping>("client");
  const groups = [...Map.groupBy(rows, (row) => groupOf[by](row))].map(([title, mine]) => ({
    key: title,
    title,
    rows: mine,
    sums: sumsOf(mine),
  }));
  return (
    <Dialog opened={opened} onClose={onClose} title={title} width={720}>
      <ChoiceButtons
        legend="Together by"
        options={groupings.map((value) => ({ value, label: names[value] }))}
        value={by}
        onChange={setBy}
      />
      <DataTable
        caption={title}
        columns={columns(by)}
        groups={groups}
        keyOf={({ entry, kind, of, rate }) => [entry, kind, of, rate].join(" ")}
        linkOf={({ invoices: [number], client }) =>
          number ? `/admin/invoices/${number}` : `/admin/clients/${client?.id}?tab=invoices`
        }
        foot={{ title: count(rows.length, "entry", "entries"), sums: sumsOf(rows) }}
      />
    </Dialog>
  );
}

const names: Record<Grouping, string> = { client: "Client", invoice: "Invoice", day: "Day" };

const groupOf: Record<Grouping, (row: SalesRow) => string> = {
  client: clientName,
  invoice: ({ invoices }) => invoices.join(", ") || "No invoice",
  day: ({ date }) => shortDay(date),
};

function sumsOf(rows: readonly SalesRow[]) {
  const sales = totalOf(rows.map((row) => row.sales));
  return { Sales: sales === 0 ? "" : dollars(sales), Tax: dollars(totalOf(rows.map(({ tax }) => tax))) };
}

const columns = (by: Grouping): Column<SalesRow>[] => [
  {
    head: "Entry",
    cell: (row) =>
      [by !== "day" && shortDay(row.date), by !== "client" && clientName(row), entryWords(row)]
        .filter(Boolean)
        .join(" · "),
  },
  { head: "Sales", align: "end", cell: ({ sales }) => (sales === 0 ? "" : dollars(sales)) },
  { head: "Tax", align: "end", cell: ({ tax }) => (tax === 0 ? "" : dollars(tax)) },
];
