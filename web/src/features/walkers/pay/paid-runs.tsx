import { listPayRuns } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { usePages } from "../../../lib/api/pages.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { DataList } from "../../../ui/data/data-list.tsx";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PayRunDialog } from "./pay-run-dialog.tsx";
import type { PayRunRow } from "./pay-types.ts";
import { UndoDialog } from "./undo-dialog.tsx";

const dialogs = ["run", "undo"] as const;

const columnsOf = (today: LocalDate): Column<PayRunRow>[] => [
  { head: "Period", cell: ({ period }) => periodText(period, today) },
  { head: "Visits", align: "end", cell: ({ sums }) => sums.visits },
  { head: "Work", align: "end", cell: ({ sums }) => formatDollars(sumDollars([sums.work, sums.corrections])) },
  { head: "Tips", align: "end", cell: ({ sums }) => (sums.tips === 0 ? "" : formatDollars(sums.tips)) },
  {
    head: "How",
    cell: ({ method, paid_on, status }) => (status === "undone" ? "Undone" : `${method}, ${nearDay(paid_on, today)}`),
  },
  {
    head: "Paid",
    align: "end",
    cell: ({ sums, status }) =>
      status === "undone" ? <s>{formatDollars(sums.total)}</s> : <b>{formatDollars(sums.total)}</b>,
  },
];

/** Shows what a walker was paid, the latest period first. Each has its lines and the way to take it back. */
export function PaidRuns({ walkerId, today }: { walkerId: string; today: LocalDate }) {
  const list = usePages(listPayRuns, { query: { walker_id: walkerId, limit: 12 } }, 5 * 60_000);
  const [params] = useSearchParams();
  const addressOf = (run: string) => `?${new URLSearchParams([...params].concat([["run", run]]))}`;
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const kind = useLastDefined(dialog?.kind);
  const id = useLastDefined(dialog?.id);
  return (
    <Card title="Paid periods" aside="locked as they were paid">
      <DataList list={list} empty={<EmptyState title="Nothing was paid yet" />} more="Show earlier periods">
        {(runs) => (
          <DataTable
            caption="Paid periods"
            columns={columnsOf(today)}
            rows={runs}
            keyOf={(run) => run.id}
            linkOf={(run) => addressOf(run.id)}
            isQuiet={({ status }) => status === "undone"}
          />
        )}
      </DataList>
      {id !== undefined && kind === "run" && (
        <PayRunDialog
          key={opening}
          id={id}
          today={today}
          opened={dialog?.kind === "run"}
          onClose={close}
          onUndo={() => open("undo", id)}
        />
      )}
      {id !== undefined && kind === "undo" && (
        <UndoDialog key={opening} id={id} today={today} opened={dialog?.kind === "undo"} onClose={close} />
      )}
    </Card>
  );
}
