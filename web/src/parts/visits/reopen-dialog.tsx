import { reopenVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { writeToBookings } from "../../lib/api/bookings.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { shortDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";

interface ReopenDialogProps {
  visit: { _id: string; date: LocalDate; pet_names: readonly string[]; version: number };
  opened: boolean;
  onClose: () => void;
  /** Lies over a dialog that opened it and stays open. */
  above?: boolean;
}

/** Asks before a completed visit is open again, for its note does not come back. */
export function ReopenDialog({ visit, opened, onClose, above = false }: ReopenDialogProps) {
  const { _id: id, date, pet_names, version } = visit;
  const reopening = useSend({
    mutationFn: () => writeToBookings(() => call(reopenVisit, { params: { id }, body: { version } })),
    onSuccess: () => toast(`Reopened: ${petsText(pet_names)}, ${shortDay(date)}`),
    here: { onSuccess: onClose },
  });
  return (
    <ConfirmDialog
      above={above}
      opened={opened}
      onClose={onClose}
      title="Reopen this visit?"
      action="Reopen visit"
      underWay="Reopening..."
      onConfirm={() => reopening.send(undefined)}
      sending={reopening}
      failed="Failed to change the visit. Please try again."
    >
      <p>
        <b>{petsText(pet_names, 50)}</b>, {shortDay(date)}
      </p>
      <p>The walker’s note and photos go for good, and neither charge nor pay is fixed any more. The price stays.</p>
    </ConfirmDialog>
  );
}
