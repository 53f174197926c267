import { Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { changeInvoice } from "@petcare/contract/schemas";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../../lib/api/api.ts";
import { formatDollars } from "../../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../../lib/format/invoice-words.ts";
import { DateField } from "../../../../parts/date-field.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { useEdits } from "../../../../ui/form/fields.ts";
import { textOrNull } from "../../../../ui/form/typed-text.ts";
import { useSeenVersion } from "../../../../ui/form/use-seen.ts";
import { MoneyDialog, useMoneyForm } from "../../money-form.tsx";
import { TextToSend } from "../../text-to-send.tsx";
import type { InvoiceDialogProps } from "../data.ts";

/** Changes an invoice's due date and note. */
export function ChangeDialog({ invoice, ...shown }: InvoiceDialogProps) {
  const { id, number, due, note, balance } = invoice;
  const fields = useEdits<{ due: LocalDate | ""; note: string }>({ due, note: note ?? "" });
  const { version, onFailed } = useSeenVersion(invoice, fields.isChanged);
  const form = useMoneyForm({
    schema: changeInvoice.body,
    fields,
    words: { due: () => "Choose a day" },
    toBody: (values) => ({ version, due: values.due as LocalDate, note: textOrNull(values.note) }),
    send: (body) => call(changeInvoice, { params: { id }, body }),
    done: () => `Invoice ${number} saved`,
    onDone: shown.onClose,
    onConflict: onFailed,
  });
  return (
    <MoneyDialog {...shown} title="Due date and note" form={form} sum="balance" dollars={balance}>
      <DateField label="Due" {...form.field("due")} />
      <Textarea
        label="Note"
        description="The client reads it below the lines"
        autosize
        minRows={3}
        maxRows={8}
        {...form.text("note")}
      />
    </MoneyDialog>
  );
}

/** Writes a reminder, which the owner can change and copy, or send as an email or text message. */
export function RemindDialog(props: InvoiceDialogProps) {
  const { invoice, client, ...shown } = props;
  const [text, setText] = useState(() => reminderOf(props));
  return (
    <Dialog
      {...shown}
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

function reminderOf({ invoice, client: { name }, today }: InvoiceDialogProps): string {
  const { number, period, balance, due } = invoice;
  return [
    `Hi ${firstNameOf(name)},`,
    `a friendly reminder: ${formatDollars(balance)} of invoice ${number} for ${periodText(period, today)} ${due < today ? "were" : "are"} due ${nearDay(due, today)}.`,
    `How to pay: ${business.howToPay}`,
    `Thank you! ${business.name}`,
  ].join("\n");
}
