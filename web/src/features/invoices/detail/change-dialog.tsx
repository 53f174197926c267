import { Textarea } from "@mantine/core";
import { changeInvoice } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { balanceNow } from "../overrun.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";

/** When an invoice is due, and what it says below its lines. */
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
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Due date and note"
      form={form}
      now={balanceNow(balance)}
      action="Save"
      underWay="Saving..."
      failed="Failed to save"
    >
      <DateField
        label="Due"
        value={form.values.due}
        onChange={(day) => form.set("due", day)}
        error={form.problems.due}
      />
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
