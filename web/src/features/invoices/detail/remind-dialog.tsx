import { Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import { TextToSend } from "../text-to-send.tsx";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";

/** A reminder that the owner sends: the text can be changed, copied, or taken along to an email or a text message. */
export function RemindDialog({ invoice, client, today, opened, onClose }: InvoiceDialogProps) {
  const [text, setText] = useState(() => reminderOf(invoice, client.name, today));
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Remind ${firstNameOf(client.name)}`}
      keepOnOutsideClick
      footer={<TextToSend text={text} subject={`Invoice ${invoice.number}`} client={client} copied="Reminder copied" />}
    >
      <div className="stack gap-14">
        <p>Nothing is sent from here: your own email or messages open with this text.</p>
        <Textarea
          label="Text"
          autosize
          minRows={5}
          maxRows={12}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

/** The words of a reminder, with what is owed at present. */
function reminderOf(
  { number, period, balance, due }: Pick<InvoiceDocument, "number" | "period" | "balance" | "due">,
  name: string,
  today: LocalDate,
): string {
  return [
    `Hi ${firstNameOf(name)},`,
    `a friendly reminder: ${formatDollars(balance)} of invoice ${number} for ${periodText(period, today)} ${due < today ? "were" : "are"} due ${nearDay(due, today)}.`,
    `How to pay: ${business.howToPay}`,
    `Thank you! ${business.name}`,
  ].join("\n");
}
