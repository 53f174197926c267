import { correctCharge, correctPay } from "@petcare/contract/schemas";
import { call } from "../../../lib/api/api.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { formatDollars, parseDollars } from "../../../lib/format/dollars.ts";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import type { WalkDialogProps } from "./walk-dialog-props.ts";
import { WalkName, walkText } from "./walk-name.tsx";

const kinds = {
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

/** Corrects what the client is billed, or what the walker earns, for one walk. */
export function AmountDialog({ of, walk, opened, onClose }: WalkDialogProps & { of: keyof typeof kinds }) {
  const { endpoint, schema, title, label, about } = kinds[of];
  const before = walk[of];
  const send = (version: number, amount: number) =>
    writeToBookings(() => call(endpoint, { params: { id: walk._id }, body: { version, amount } }));
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
    next: onClose,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={title}
      width={460}
      failed="Failed to correct it. Please try again."
    >
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
