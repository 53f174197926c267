import { Button, TextInput } from "@mantine/core";
import { reopenVisit, takeBackWriteOff } from "@petcare/contract";
import { writeOffVisit } from "@petcare/contract/schemas";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { ReopenQuestion } from "../../../parts/visits/reopen-question.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { AmountDialog } from "./amount-dialog.tsx";
import type { WalkDialogProps } from "./walk-dialog-props.ts";
import { WalkName, walkText } from "./walk-name.tsx";

/** The dialogs over the list, by their names in the address. */
export const walkDialogs = ["charge", "pay", "write-off", "take-back", "reopen"] as const;
export type WalkDialog = (typeof walkDialogs)[number];

export function WalkDialogs({ kind, ...props }: WalkDialogProps & { kind: WalkDialog }) {
  if (kind === "charge" || kind === "pay") return <AmountDialog of={kind} {...props} />;
  if (kind === "write-off") return <WriteOffDialog {...props} />;
  if (kind === "take-back") return <TakeBackDialog {...props} />;
  return <ReopenDialog {...props} />;
}

/** Opens a completed walk again. */
function ReopenDialog({ walk, opened, onClose }: WalkDialogProps) {
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

/** Says why a walk is written off, and makes it one to be billed again. */
function TakeBackDialog({ walk, opened, onClose }: WalkDialogProps) {
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

/** Asks why a walk is never billed. */
function WriteOffDialog({ walk, opened, onClose }: WalkDialogProps) {
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
