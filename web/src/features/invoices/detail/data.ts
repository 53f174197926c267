import { firstNameOf, type LocalDate, localDateOf } from "@petcare/domain";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { tipWords } from "../../../lib/format/invoice-words.ts";
import { zone } from "../../../lib/format/time.ts";
import type { PaperInvoice } from "../../../parts/invoices/invoice-paper.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import type { InvoiceDocument, Team } from "../data.ts";

type Settlement = InvoiceDocument["settlements"][number];

/** The sheet that the client gets of an invoice. What the owner noted about a payment is not on it. */
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

/** The tax of a forgiven balance is on its own line; that of an adjustment is in the tax of its rate. */
const amountOf = ({ amount, rate, tax = 0 }: InvoiceDocument["adjustments"][number]): number =>
  rate === undefined ? sumDollars([amount, tax]) : amount;

const tipText = ({ amount, walker_id }: NonNullable<Settlement["tip"]>, team: Team) =>
  tipWords({ amount, walker_name: firstNameOf(team.find(({ id }) => id === walker_id)?.name ?? "") || "the walker" });

/** Names what money on an invoice was: 'Zelle', 'Credit', 'Zelle, reversed'. */
export function settlementWords({ kind, method, reversed }: Settlement): string {
  const names = { payment: method ?? "Payment", credit: "Credit", reversal: "Reversal", released: "Moved to credit" };
  return reversed ? `${names[kind]}, reversed` : names[kind];
}

/** The dialogs of an invoice, by their names in the address. */
export const invoiceDialogs = ["adjust", "forgive", "change", "remind", "void", "reverse"] as const;

/** The props of every dialog of an invoice. */
export interface InvoiceDialogProps extends Shown {
  /** For 'reverse' the payment's id. */
  about: string;
  invoice: InvoiceDocument;
  client: { name: string; email?: string | null | undefined; phone?: string | null | undefined };
  team: Team;
  today: LocalDate;
}
