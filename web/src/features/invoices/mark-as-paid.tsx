import "../../ui/theme/select-styles.ts";
import { Button, Group, Popover } from "@mantine/core";
import { business } from "@petcare/business";
import { getInvoice } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useCheck } from "../../lib/api/use-check.ts";
import { formatDollars, parseDollars } from "../../lib/format/dollars.ts";
import { monthDay } from "../../lib/format/time.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { type InvoiceDocument, type InvoiceRow, invoicePath } from "./data.ts";
import { ConflictNotice } from "./money-form.tsx";
import { usePaymentForm } from "./payment-form.ts";
import classes from "./screen.module.css";

interface MarkAsPaidProps {
  invoice: InvoiceRow;
  clientName: string;
  today: LocalDate;
}

/** Records a payment in full, today, in two clicks. */
export function MarkAsPaid(props: MarkAsPaidProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="xl"
      width={388}
      trapFocus
      returnFocus
      // Scrolling the row out of sight would remove the form, and with it the focus.
      hideDetached={false}
    >
      <Popover.Target>
        <Button
          variant={opened ? "filled" : "default"}
          size="sm"
          className={classes.markAsPaid}
          onClick={() => setOpened(!opened)}
          aria-label={`Mark as paid: ${props.invoice.number}, ${props.clientName}`}
        >
          Mark as paid
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Payment for ${props.invoice.number}`} className={classes.sheet}>
        {opened && <PaymentContent {...props} onClose={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Reads the invoice again, so that the payment is of its present balance. */
function PaymentContent({ invoice, ...props }: MarkAsPaidProps & { onClose: () => void }) {
  const { data, error } = useCheck({ enabled: true }, getInvoice, { params: { id: invoice.id } });
  if (error) return <Failure error={error} />;
  if (data) return <Sheet {...props} invoice={data} />;
  return (
    // Until the form is there, the popover needs something to focus.
    <p role="status" tabIndex={-1} data-autofocus style={{ outline: "none" }}>
      Looking at what is owed…
    </p>
  );
}

interface SheetProps extends Omit<MarkAsPaidProps, "invoice"> {
  invoice: InvoiceDocument;
  onClose: () => void;
}

function Sheet({ invoice, clientName, today, onClose }: SheetProps) {
  const form = usePaymentForm(invoice, today, "", onClose);
  const amount = formatDollars(parseDollars(form.values.amount));
  const record = useRef<HTMLButtonElement>(null);
  useEffect(() => record.current?.focus(), []);
  return (
    <form {...form.props} className="stack gap-12">
      <p>
        <b>
          {clientName} paid {amount}
        </b>
        <br />
        <small>
          {invoice.number} in full, today, {monthDay(today)}
        </small>
      </p>
      <ConflictNotice form={form} sum="balance" dollars={invoice.balance} />
      {form.failure && <Failure error={form.failure} fallback="Failed to record the payment. Please try again." />}
      <ChoiceButtons
        legend="Paid by"
        hideLegend
        columns={business.paymentMethods.length}
        options={business.paymentMethods.map((value) => ({ value, label: value }))}
        {...form.field("method")}
      />
      <Group gap={8} justify="space-between">
        <Link to={invoicePath(invoice.id)} className="quiet">
          Other amount or tip
        </Link>
        <Button ref={record} type="submit" size="sm" disabled={invoice.balance <= 0}>
          {form.isSaving ? "Recording..." : `Record ${amount}`}
        </Button>
      </Group>
    </form>
  );
}
