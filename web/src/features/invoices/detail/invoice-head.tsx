import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import { MailIcon, PrintIcon } from "../../../ui/theme/icons.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import classes from "./invoice-head.module.css";

interface InvoiceHeadProps {
  invoice: InvoiceDocument;
  clientName: string;
  today: LocalDate;
  onOpen: (dialog: "remind" | "change" | "forgive" | "void") => void;
}

/** Which invoice it is, how it stands, and what can be done with it as a whole. */
export function InvoiceHead({ invoice, clientName, today, onOpen }: InvoiceHeadProps) {
  const { number, client_id, period, due, status, balance } = invoice;
  const isOpen = status === "unpaid" || status === "partial";
  return (
    <div className={classes.head}>
      <h2>Invoice {number}</h2>
      <OwnerInvoiceBadge status={status} due={due} today={today} />
      <p className={classes.about}>
        <Link to={`/admin/clients/${client_id}?tab=invoices`}>{clientName}</Link>,{" "}
        <span>{periodText(period, today)}</span>
      </p>
      <div className={classes.acts}>
        {isOpen && (
          <Button variant="light" leftSection={<MailIcon size={18} />} onClick={() => onOpen("remind")}>
            Remind…
          </Button>
        )}
        <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
          Print
        </Button>
        {status !== "void" && (
          <MoreMenu
            label={`More about ${number}`}
            items={[
              { label: "Change due date or note…", onClick: () => onOpen("change") },
              ...(balance > 0 ? [{ label: "Forgive the rest…", onClick: () => onOpen("forgive") }] : []),
              { label: "Void…", onClick: () => onOpen("void"), danger: true },
            ]}
          />
        )}
      </div>
    </div>
  );
}
