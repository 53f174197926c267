import { Button } from "@mantine/core";
import { takeBackWriteOff } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { WalkDialogProps } from "./walk-dialog-props.ts";
import { WalkName, walkText } from "./walk-name.tsx";

/** Says why a walk is written off, and makes it one to be billed again. */
export function TakeBackDialog({ walk, opened, onClose }: WalkDialogProps) {
  const { _id: id, version, charge, written_off } = walk;
  const { send, error, busy } = useSend({
    mutationFn: () => writeToBookings(() => call(takeBackWriteOff, { params: { id }, body: { version } })),
    onSuccess: () => toast(`To be billed again, ${formatDollars(charge)}: ${walkText(walk)}`),
    here: { onSuccess: onClose },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Bill this visit after all?"
      width={460}
      problem={error && <Failure error={error} fallback="Failed to take it back. Please try again." />}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Leave it written off
          </Button>
          <Button loading={busy} onClick={() => send(undefined)}>
            Bill {formatDollars(charge)}
          </Button>
        </>
      }
    >
      <WalkName walk={walk} />
      {written_off && <p>It was written off: {written_off.reason}</p>}
    </Dialog>
  );
}
