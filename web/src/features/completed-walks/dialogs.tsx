import { Button, TextInput } from "@mantine/core";
import { reopenVisit, takeBackWriteOff } from "@petcare/contract";
import { correctCharge, correctPay, writeOffVisit } from "@petcare/contract/schemas";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { formatDollars, parseDollars } from "../../lib/format/dollars.ts";
import { shortDay } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { ReopenQuestion } from "../../parts/visits/reopen-question.tsx";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import type { Walk } from "./data.ts";

/** The names of the dialogs in the address. */
export const walkDialogs = ["charge", "pay", "write-off", "take-back", "reopen"] as const;
export type WalkDialog = (typeof walkDialogs)[number];

type WalkDialogProps = Shown & { walk: Walk };

const byKind: Record<WalkDialog, (props: WalkDialogProps) => React.ReactNode> = {
  charge: (props) => <AmountDialog of="charge" {...props} />,
  pay: (props) => <AmountDialog of="pay" {...props} />,
  "write-off": WriteOffDialog,
  "take-back": TakeBackDialog,
  reopen: ReopenDialog,
};

export function WalkDialogs({ kind, ...props }: WalkDialogProps & { kind: WalkDialog }) {
  const Named = byKind[kind];
  return <Named {...props} />;
}

/** 'Biscuit & Max, Fri, Nov 13' */
const walkText = ({ pet_names, date }: Walk): string => `${petsText(pet_names)}, ${shortDay(date)}`;

const WalkName = ({ walk }: { walk: Walk }) => (
  <p>
    <b>{petsText(walk.pet_names, 50)}</b>, {shortDay(walk.date)}
    <br />
    <small>{serviceName(walk)}</small>
  </p>
);

const amounts = {
  charge: {
    endpoint: correctCharge,
    schema: correctCharge.body,
    title: "Correct the price",
    label: "Price",
    about: "What the client is billed for this visit alone. What is booked keeps its price.",
  },
  pay: {
    endpoint: correctPay,
    schema: correctPay.body,
    title: "Correct the pay",
    label: "Pay",
    about: "What the walker earns for this visit alone. Their rates stay.",
  },
} as const;

const paidBefore = "What was paid for it comes off the walker’s next pay, and this comes onto it.";

function AmountDialog({ of, walk, ...shown }: WalkDialogProps & { of: keyof typeof amounts }) {
  const { endpoint, schema, title, label, about } = amounts[of];
  const before = walk[of];
  const send = (version: number, amount: number) =>
    call(endpoint, { params: { id: walk._id }, body: { version, amount } });
  const form = useContractForm({
    schema,
    labels: { amount: label },
    fields: useFields({ amount: before?.toFixed(2) ?? "" }),
    toBody: ({ amount }) => ({ version: walk.version, amount: parseDollars(amount) }),
    save: ({ version, amount }) => send(version, amount),
    onSaved: (_sent, answer) => {
      const undo = before === null ? undefined : () => send(answer.version, before);
      undoToast(`${label} is ${formatDollars(answer[of] ?? 0)}: ${walkText(walk)}`, undo);
    },
    next: shown.onClose,
  });
  return (
    <FormDialog form={form} {...shown} title={title} width={460} failed="Failed to correct it. Please try again.">
      <WalkName walk={walk} />
      <AmountField
        label={label}
        description={of === "pay" && walk.paid_out ? `${about} ${paidBefore}` : about}
        data-autofocus
        {...form.text("amount")}
      />
    </FormDialog>
  );
}

function WriteOffDialog({ walk, ...shown }: WalkDialogProps) {
  const params = { id: walk._id };
  const form = useContractForm({
    schema: writeOffVisit.body,
    labels: { reason: "Reason" },
    fields: useFields({ reason: "" }),
    toBody: ({ reason }) => ({ version: walk.version, reason }),
    save: (body) => call(writeOffVisit, { params, body }),
    onSaved: (_sent, { version, charge }) =>
      undoToast(`Written off ${formatDollars(charge)}: ${walkText(walk)}`, () =>
        call(takeBackWriteOff, { params, body: { version } }),
      ),
    next: shown.onClose,
  });
  return (
    <FormDialog
      form={form}
      {...shown}
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

function TakeBackDialog({ walk, ...shown }: WalkDialogProps) {
  const { _id: id, version, charge, written_off } = walk;
  const { send, error, busy } = useSend({
    mutationFn: () => call(takeBackWriteOff, { params: { id }, body: { version } }),
    onSuccess: () => toast(`To be billed again, ${formatDollars(charge)}: ${walkText(walk)}`),
    here: { onSuccess: shown.onClose },
  });
  return (
    <Dialog
      {...shown}
      title="Bill this visit after all?"
      width={460}
      problem={error && <Failure error={error} fallback="Failed to take it back. Please try again." />}
      leave="Leave it written off"
      footer={
        <Button loading={busy} onClick={() => send(undefined)}>
          Bill {formatDollars(charge)}
        </Button>
      }
    >
      <div className="stack gap-14">
        <WalkName walk={walk} />
        {written_off && <p>It was written off: {written_off.reason}</p>}
      </div>
    </Dialog>
  );
}

function ReopenDialog({ walk, ...shown }: WalkDialogProps) {
  const { _id: id, version } = walk;
  const reopening = useSend({
    mutationFn: () => call(reopenVisit, { params: { id }, body: { version } }),
    onSuccess: () => toast(`Reopened: ${walkText(walk)}`),
    here: { onSuccess: shown.onClose },
  });
  return <ReopenQuestion visit={walk} {...shown} onConfirm={() => reopening.send(undefined)} sending={reopening} />;
}
