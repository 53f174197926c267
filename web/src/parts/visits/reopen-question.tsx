import type { LocalDate } from "@petcare/domain";
import { shortDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";

interface ReopenQuestionProps {
  /** `paid_out`: its walker was paid for it. */
  visit: { date: LocalDate; pet_names: readonly string[]; paid_out?: boolean };
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** How the reopening stands. */
  sending: { busy: boolean; error: Error | null; reset: () => void };
  /** Lies over a dialog that opened it and stays open. */
  above?: boolean;
}

/** Asks before a completed visit is open again, for its note does not come back. */
export function ReopenQuestion({ visit, ...dialog }: ReopenQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Reopen this visit?"
      action="Reopen visit"
      underWay="Reopening..."
      failed="Failed to change the visit. Please try again."
    >
      <p>
        <b>{petsText(visit.pet_names, 50)}</b>, {shortDay(visit.date)}
      </p>
      <p>The walker’s note and photos go for good, and neither charge nor pay is fixed any more. The price stays.</p>
      {visit.paid_out && <p>What the walker was paid for it comes off their next pay.</p>}
    </ConfirmDialog>
  );
}
