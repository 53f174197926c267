import type { AnswerOf, clientInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";

/** The props of every dialog about a client's money. */
export interface AccountDialogProps {
  client: { id: string; name: string };
  /** The dollars that they have left over. */
  credit: number;
  /** Their open invoices, latest period first. */
  open: AnswerOf<typeof clientInvoices>;
  today: LocalDate;
  opened: boolean;
  onClose: () => void;
}
