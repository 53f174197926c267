import { TextInput } from "@mantine/core";
import { takeBackWriteOff, writeOffVisit } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import type { WalkDialogProps } from "./walk-dialog-props.ts";
import { WalkName, walkText } from "./walk-name.tsx";

/** Asks why a walk is never billed. */
export function WriteOffDialog({ walk, opened, onClose }: WalkDialogProps) {
  const params = { id: walk._id };
  const form = useContractForm({
    schema: writeOffVisit.body,
    labels: { reason: "Reason" },
    fields: useFields({ reason: "" }),
    toBody: ({ reason }) => ({ version: walk.version, reason }),
    save: (body) => writeToBookings(() => call(writeOffVisit, { params, body })),
    onSaved: (_sent, { version, charge }) =>
      undoToast(`Written off ${formatDollars(charge)}: ${walkText(walk)}`, () =>
        writeToBookings(() => call(takeBackWriteOff, { params, body: { version } })),
      ),
    next: onClose,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="Write off this visit?"
      width={460}
      action={`Write off ${formatDollars(walk.charge)}`}
      underWay="Writing off..."
      failed="Failed to write it off. Please try again."
    >
      <WalkName walk={walk} />
      <TextInput
        label="Reason"
        description="It is on no invoice, and stays among what was done. The walker is paid all the same."
        autoComplete="off"
        data-autofocus
        {...form.text("reason")}
      />
    </FormDialog>
  );
}
