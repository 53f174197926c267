import { useSend } from "../../../lib/api/use-send.ts";
import type { Row } from "../../../lib/day/row.ts";
import { removeRow } from "../../../lib/day/use-waiting.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";

interface RemoveDialogProps {
  row: Row;
  opened: boolean;
  onClose: () => void;
}

/** Asks before what a walker said of a visit, and the server refused, is thrown away. */
export function RemoveDialog({ row, opened, onClose }: RemoveDialogProps) {
  const sending = useSend({ mutationFn: () => removeRow(row), here: { onSuccess: onClose } });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={row.incident ? `Remove this incident of ${row.name}?` : `Remove what you reported of ${row.name}?`}
      action="Remove"
      underWay="Removing..."
      onConfirm={() => sending.send(undefined)}
      sending={sending}
      failed="Failed to remove it. Please try again."
    >
      It was never sent. Its times and your text are gone from this phone then.
    </ConfirmDialog>
  );
}
