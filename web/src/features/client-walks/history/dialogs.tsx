import { type ClientVisit, deleteWalkNote, noNote, restoreWalkNote } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { frameSpan, longDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { headingOf, patchNote } from "../data.ts";

interface DeleteNoteDialogProps {
  visit: ClientVisit;
  opened: boolean;
  onClose: () => void;
}

/** The message for a failure without one of the server's (docs/product/visits.md#deleting-a-walk-note). */
const failed = "Failed to delete walk note. Please try again.";

/** Asks, and deletes the note of a visit. */
export function DeleteNoteDialog({ visit, opened, onClose }: DeleteNoteDialogProps) {
  const deletion = useSend({
    mutationFn: (id: string) => call(deleteWalkNote, { params: { id } }),
    onSuccess: async (_, id) => {
      await patchNote(id, noNote);
      moveFocusToHeading(visit, opened);
      undoToast("Note deleted", async () => {
        await call(restoreWalkNote, { params: { id } });
        await patchNote(id, visit);
      });
    },
    onError: (failure) => {
      if (!opened) failureToast(messageOf(failure, failed));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Delete this note?"
      action="Delete note"
      underWay="Deleting..."
      onConfirm={() => deletion.send(visit._id)}
      sending={deletion}
      failed={failed}
    >
      <p>
        <b>{petsText(visit.pet_names, 50)}</b>
        <br />
        {longDay(visit.date)}, {frameSpan(visit.timeframe)}
      </p>
      <p>The walker’s note, with any photos, leaves your history. The walk and your invoice stay as they are.</p>
    </ConfirmDialog>
  );
}

/** Moves the focus to the visit's heading if it was on the deleted note's button. A focus elsewhere stays. */
function moveFocusToHeading(visit: ClientVisit, asking: boolean): void {
  const heading = document.getElementById(headingOf(visit));
  const { activeElement, body } = document;
  if (asking || activeElement === body || heading?.closest("article")?.contains(activeElement)) heading?.focus();
}
