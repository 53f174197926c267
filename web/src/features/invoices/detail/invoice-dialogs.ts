import type { LocalDate } from "@petcare/domain";
import type { InvoiceDocument } from "../invoice.ts";

/** The dialogs of an invoice, by their names in the address. */
export const invoiceDialogs = ["adjust", "forgive", "change", "remind", "void", "reverse"] as const;

/** The props of every dialog of an invoice. */
export interface InvoiceDialogProps {
  invoice: InvoiceDocument;
  client: { name: string; email: string | null; phone: string | null };
  team: readonly { id: string; name: string }[];
  today: LocalDate;
  opened: boolean;
  onClose: () => void;
}
