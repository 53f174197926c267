import { shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import type { CalendarVisit } from "../board.ts";
import { failedAct, useVisitActs } from "./use-visit-acts.ts";

interface ReopenDialogProps {
  visit: CalendarVisit;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a completed visit is open again, for its note does not come back. */
export function ReopenDialog({ visit, opened, onClose }: ReopenDialogProps) {
  const reopening = useVisitActs(onClose);
  return (
    <ConfirmDialog
      above
      opened={opened}
      onClose={onClose}
      title="Reopen this visit?"
      action="Reopen visit"
      underWay="Reopening..."
      onConfirm={() => reopening.send({ act: "reopen", visit })}
      sending={reopening}
      failed={failedAct}
    >
      <p>
        <b>{petsText(visit.pet_names, 50)}</b>, {shortDay(visit.date)}
      </p>
      <p>The walker’s note and photos go for good, and the pay is no longer fixed. The price stays.</p>
    </ConfirmDialog>
  );
}
