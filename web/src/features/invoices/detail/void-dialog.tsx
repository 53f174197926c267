import { TextInput } from "@mantine/core";
import { voidInvoice } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";

/** Voids an invoice, after saying what becomes of its visits, money and tips. */
export function VoidDialog({ invoice, client, opened, onClose }: InvoiceDialogProps) {
  const { id, number, version, lines, visits_total, paid } = invoice;
  const [reason, setReason] = useState("");
  const tips = sumDollars(invoice.settlements.map(({ tip, reversed }) => (reversed ? 0 : (tip?.amount ?? 0))));
  const first = firstNameOf(client.name);
  const sending = useSend({
    mutationFn: () =>
      writeToMoney(() => call(voidInvoice, { params: { id }, body: { version, reason: textOrNull(reason) } })),
    onSuccess: () => toast(`Invoice ${number} is void`),
    here: { onSuccess: onClose },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      keepOnOutsideClick
      title={`Void invoice ${number}?`}
      action="Void the invoice"
      underWay="Voiding..."
      onConfirm={() => sending.send(undefined)}
      sending={sending}
      failed="Failed to void the invoice. Please try again."
    >
      <Facts>
        <Fact term="Visits">
          {count(lines.length, "visit")}, {formatDollars(visits_total)}, {lines.length === 1 ? "is" : "are"} to bill
          again
        </Fact>
        <Fact term="Money">{paid > 0 ? `${formatDollars(paid)} become ${first}’s credit` : "Nothing was paid"}</Fact>
        <Fact term="Tips">{tips > 0 ? `${formatDollars(tips)} stay the walkers’` : "None"}</Fact>
      </Facts>
      <TextInput
        label="Why"
        placeholder="Optional"
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p>The number {number} stays taken. This cannot be undone; the visits can be billed anew.</p>
    </ConfirmDialog>
  );
}
