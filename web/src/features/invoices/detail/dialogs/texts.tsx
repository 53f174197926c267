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

/** Changes when an invoice is due, and what it says below its lines. */
export function ChangeDialog({ invoice, opened, onClose }: InvoiceDialogProps) {
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
    onDone: onClose,
    onOverrun: onFailed,
  });
  return (
    <MoneyDialog opened={opened} onClose={onClose} title="Due date and note" form={form} now={{ balance }}>
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

/** A reminder that the owner sends: the text can be changed, copied, or taken along to an email or a text message. */
export function RemindDialog(props: InvoiceDialogProps) {
  const { invoice, client, opened, onClose } = props;
  const [text, setText] = useState(() => reminderOf(props));
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

function reminderOf({ invoice, client: { name }, today }: InvoiceDialogProps): string {
  const { number, period, balance, due } = invoice;
  return [
    `Hi ${firstNameOf(name)},`,
    `a friendly reminder: ${formatDollars(balance)} of invoice ${number} for ${periodText(period, today)} ${due < today ? "were" : "are"} due ${nearDay(due, today)}.`,
    `How to pay: ${business.howToPay}`,
    `Thank you! ${business.name}`,
  ].join("\n");
}
