import { reopenVisit } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { ReopenQuestion } from "../../../parts/visits/reopen-question.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { WalkDialogProps } from "./walk-dialog-props.ts";
import { walkText } from "./walk-name.tsx";

/** Opens a completed walk again. */
export function ReopenDialog({ walk, opened, onClose }: WalkDialogProps) {
  const { _id: id, version } = walk;
  const reopening = useSend({
    mutationFn: () => writeToBookings(() => call(reopenVisit, { params: { id }, body: { version } })),
    onSuccess: () => toast(`Reopened: ${walkText(walk)}`),
    here: { onSuccess: onClose },
  });
  return (
    <ReopenQuestion
      visit={walk}
      opened={opened}
      onClose={onClose}
      onConfirm={() => reopening.send(undefined)}
      sending={reopening}
    />
  );
}
