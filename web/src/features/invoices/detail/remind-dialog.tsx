import { Button, Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { firstNameOf, type LocalDate, parsePhone } from "@petcare/domain";
import { useState } from "react";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { CopyIcon, MailIcon, PhoneIcon } from "../../../ui/theme/icons.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import classes from "../money-dialog.module.css";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";

/** A reminder that the owner sends: the text can be changed, copied, or taken along to an email or a text message. */
export function RemindDialog({ invoice, client, today, opened, onClose }: InvoiceDialogProps) {
  const [text, setText] = useState(() => reminderOf(invoice, client.name, today));
  const phone = client.phone && parsePhone(client.phone);
  const subject = `Invoice ${invoice.number}`;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Remind ${firstNameOf(client.name)}`}
      keepOnOutsideClick
      footer={
        <>
          {client.email && (
            <Button
              component="a"
              variant="default"
              href={`mailto:${client.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
              leftSection={<MailIcon size={18} />}
            >
              Email
            </Button>
          )}
          {phone && (
            <Button
              component="a"
              variant="default"
              href={`sms:+1${phone}?&body=${encodeURIComponent(text)}`}
              leftSection={<PhoneIcon size={18} />}
            >
              Text message
            </Button>
          )}
          <Button leftSection={<CopyIcon size={18} />} onClick={() => void copyText(text, "Reminder copied")}>
            Copy text
          </Button>
        </>
      }
    >
      <div className={classes.form}>
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
