import { getPayRun, undoPayRun } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { PayRunDocument } from "./pay-types.ts";
import { writeToPay } from "./write-to-pay.ts";

interface UndoDialogProps {
  id: string;
  today: LocalDate;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a walker's pay is taken back. */
export function UndoDialog({ id, ...props }: UndoDialogProps) {
  const run = useRead(getPayRun, { params: { id } }).data;
  return run ? <Question run={run} {...props} /> : null;
}

function Question({ run, today, opened, onClose }: Omit<UndoDialogProps, "id"> & { run: PayRunDocument }) {
  const { id, version, period, sums, method, paid_on } = run;
  const undoing = useSend({
    mutationFn: () => writeToPay(() => call(undoPayRun, { params: { id }, body: { version } })),
    onSuccess: () => toast(`The pay of ${periodText(period, today)} is undone`),
    here: { onSuccess: onClose },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
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
