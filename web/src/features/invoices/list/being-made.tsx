import { finishInvoice } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { Interrupted } from "../../../parts/money/interrupted.tsx";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import type { Unfinished } from "../invoice.ts";

interface BeingMadeProps {
  unfinished: Unfinished;
  clientName: string;
}

/** An invoice whose making, or voiding, was interrupted, and the way to go on with it. */
export function BeingMade({ unfinished: { id, doing, done, of }, clientName }: BeingMadeProps) {
  const finishing = useSend({
    mutationFn: () => writeToMoney(() => call(finishInvoice, { params: { id } })),
    onSuccess: ({ number }) => toast(`Invoice ${number} of ${clientName} is finished`),
    onError: (error) => failureToast(messageOf(error, "Failed to go on. Please try again.")),
  });
  return (
    <Interrupted busy={finishing.busy} onContinue={() => finishing.send(undefined)}>
      <b>{clientName}</b>: an invoice is being {doing === "making" ? "made" : "voided"}, {done} of {of} visits.
    </Interrupted>
  );
}
