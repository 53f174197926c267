import { Button } from "@mantine/core";
import { deleteWalkNote } from "@petcare/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api/api.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { frameHours, longDay } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { DangerButton } from "../../ui/feedback/danger-button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import type { ClientVisit } from "./client-visits.ts";
import { forgetNote } from "./forget-note.ts";
import classes from "./walks.module.css";

interface DeleteNoteDialogProps {
  visit: ClientVisit;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** The text where the server gives no message (docs/product/visits.md#deleting-a-walk-note). */
const failed = "Failed to delete walk note. Please try again.";

/** Says what goes and what stays, and deletes the note of a walk. */
export function DeleteNoteDialog({ visit, opened, onClose, onDeleted }: DeleteNoteDialogProps) {
  const client = useQueryClient();
  const { send, busy, error, reset } = useSend({
    mutationFn: (id: string) => call(deleteWalkNote, { params: { id } }),
    onSuccess: async (_, id) => {
      await forgetNote(client, id);
      onDeleted();
      toast("Note deleted");
    },
    onError: (failure) => {
      if (!opened) failureToast(messageOf(failure, failed));
    },
  });
  const close = () => {
    if (error) reset();
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Delete this note?"
      width={460}
      problem={error && <Failure error={error} fallback={failed} />}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={close}>
            Cancel
          </Button>
          <DangerButton onClick={() => send(visit._id)}>{busy ? "Deleting..." : "Delete note"}</DangerButton>
        </>
      }
    >
      <div className={classes.question} aria-busy={busy}>
        <p>
          <b>{petsText(visit.pet_names, 50)}</b>
          <br />
          {longDay(visit.date)}, {frameHours(visit.timeframe)}
        </p>
        <p>
          The walker’s note, with any photos, leaves your history for good. The walk and your invoice stay as they are.
        </p>
      </div>
    </Dialog>
  );
}
