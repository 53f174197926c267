import { Button } from "@mantine/core";
import { getPayRun, undoPayRun } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { fullDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { PayRunDocument } from "./data.ts";
import { PayLines, PayPapers, Total } from "./papers.tsx";

interface PayRunDialogProps extends Shown {
  id: string;
  today: LocalDate;
}

/** A pay run of a walker, line by line. */
export function PayRunDialog({ id, today, onUndo, ...shown }: PayRunDialogProps & { onUndo: () => void }) {
  const query = useRead(getPayRun, { params: { id } });
  const run = query.data;
  return (
    <Dialog
      {...shown}
      title={run ? `Pay of ${periodText(run.period, today)}` : "Pay"}
      footer={
        run && (
          <>
            {run.status === "paid" && (
              <Button variant="default" onClick={onUndo}>
                Undo…
              </Button>
            )}
            <PayPapers
              file={`pay-${run.paid_on}.csv`}
              name={run.paid_to}
              days={periodText(run.period, today)}
              word={run.status === "undone" ? "Undone" : "Paid"}
              how={`${run.method}, ${fullDay(run.paid_on)}`}
              lines={run.lines}
              sums={run.sums}
            />
          </>
        )
      }
    >
      <Loaded query={query}>
        {({ status, paid_to, method, paid_on, note, lines, sums }) => (
          <>
            {status === "undone" && <Notice tone="info">This pay was undone. Its lines are due again.</Notice>}
            <p>
              {paid_to}, {method}, {nearDay(paid_on, today)}
              {note && ` · ${note}`}
            </p>
            <div>
              <PayLines lines={lines} />
              <Total of="Paid" dollars={sums.total} />
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Asks before undoing a pay run. */
export function UndoDialog({ id, ...props }: PayRunDialogProps) {
  const run = useRead(getPayRun, { params: { id } }).data;
  return run ? <UndoQuestion run={run} {...props} /> : null;
}

function UndoQuestion({ run, today, ...shown }: Omit<PayRunDialogProps, "id"> & { run: PayRunDocument }) {
  const { id, version, period, sums, method, paid_on } = run;
  const undoing = useSend({
    mutationFn: () => call(undoPayRun, { params: { id }, body: { version } }),
    onSuccess: () => toast(`The pay of ${periodText(period, today)} is undone`),
    here: { onSuccess: shown.onClose },
  });
  return (
    <ConfirmDialog
      {...shown}
      title={`Undo the pay of ${periodText(period, today)}?`}
      action="Undo the pay"
      underWay="Undoing..."
      onConfirm={() => undoing.send(undefined)}
      sending={undoing}
      failed="Failed to undo the pay. Please try again."
    >
      <p>
        {`${formatDollars(sums.total)} by ${method}, ${nearDay(paid_on, today)}, for ${count(sums.visits, "visit")}, will be due again. `}
        Only the record changes: money that was given stays given.
      </p>
    </ConfirmDialog>
  );
}
