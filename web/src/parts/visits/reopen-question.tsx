import type { LocalDate } from "@petcare/domain";
import type { ComponentProps } from "react";
import { shortDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";

interface ReopenQuestionProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, "opened" | "onClose" | "onConfirm" | "sending" | "above"> {
  /** `paid_out` says whether the walker was paid for the visit. */
  visit: { date: LocalDate; pet_names: readonly string[]; paid_out?: boolean };
}

/** Asks before a completed visit is opened again: its note and photos are deleted. */
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
