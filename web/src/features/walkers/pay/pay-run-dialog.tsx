import { Button } from "@mantine/core";
import { getPayRun } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { fullDay } from "../../../lib/format/time.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { PayCsv } from "./pay-csv.tsx";
import { PayLines } from "./pay-lines.tsx";
import { PrintPay } from "./print-pay.tsx";

interface PayRunDialogProps {
  id: string;
  today: LocalDate;
  opened: boolean;
  onClose: () => void;
  onUndo: () => void;
}

/** Shows what a walker was paid at once, line by line. */
export function PayRunDialog({ id, today, opened, onClose, onUndo }: PayRunDialogProps) {
  const query = useRead(getPayRun, { params: { id } });
  const run = query.data;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={run ? `Pay of ${periodText(run.period, today)}` : "Pay"}
      footer={
        run && (
          <>
            {run.status === "paid" && (
              <Button variant="default" onClick={onUndo}>
                Undo…
              </Button>
            )}
            <PayCsv file={`pay-${run.paid_on}.csv`} lines={run.lines} />
            <PrintPay
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
            <PayLines lines={lines} total={sums.total} totalWord="Paid" />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
