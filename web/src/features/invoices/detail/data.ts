import { firstNameOf, type LocalDate, localDateOf } from "@petcare/domain";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { tipWords } from "../../../lib/format/invoice-words.ts";
import { zone } from "../../../lib/format/time.ts";
import type { PaperInvoice } from "../../../parts/invoices/invoice-paper.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import type { InvoiceDocument, Team } from "../data.ts";

type Settlement = InvoiceDocument["settlements"][number];

/** Converts an invoice to the client's sheet, which has no notes about payments. */
export function paperOf(invoice: InvoiceDocument, team: Team): PaperInvoice {
  const adjustments = invoice.adjustments.map((one) => ({ ...one, key: one.id, amount: amountOf(one) }));
  return {
    ...invoice,
    made: localDateOf(Date.parse(invoice.created_at), zone),
    lines: invoice.lines.map((line) => ({ ...line, key: line.visit_id })),
    adjustments,
    adjustments_total: sumDollars(adjustments.map(({ amount }) => amount)),
    payments: invoice.settlements.map((settlement) => ({
      key: `${settlement.payment_id} ${settlement.kind}`,
      date: settlement.date,
      words: settlementWords(settlement),
      ...(settlement.tip && !settlement.reversed && { tip: tipText(settlement.tip, team) }),
      amount: settlement.amount,
    })),
  };
}

/** A forgiven balance includes its tax. The tax of other adjustments is in the invoice's tax lines. */
const amountOf = ({ amount, rate, tax = 0 }: InvoiceDocument["adjustments"][number]): number =>
  rate === undefined ? sumDollars([amount, tax]) : amount;

const tipText = ({ amount, walker_id }: NonNullable<Settlement["tip"]>, team: Team) =>
  tipWords({ amount, walker_name: firstNameOf(team.find(({ id }) => id === walker_id)?.name ?? "") || "the walker" });

/** Names a payment of an invoice: 'Zelle', 'Credit', 'Zelle, reversed'. */
export function settlementWords({ kind, method, reversed }: Settlement): string {
  const names = { payment: method ?? "Payment", credit: "Credit", reversal: "Reversal", released: "Moved to credit" };
  return reversed ? `${names[kind]}, reversed` : names[kind];
}

/** The names of the dialogs in the address. */
export const invoiceDialogs = ["adjust", "forgive", "change", "remind", "void", "reverse"] as const;

/** The props of every dialog of an invoice. */
export interface InvoiceDialogProps extends Shown {
  /** The payment's id, for 'reverse'. */
  about: string;
  invoice: InvoiceDocument;
  client: { name: string; email?: string | null | undefined; phone?: string | null | undefined };
  team: Team;
  today: LocalDate;
}
