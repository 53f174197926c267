import type { AnswerOf, clientInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";

/** What every dialog about a client's money is drawn with. */
export interface AccountDialogProps {
  client: { id: string; name: string };
  /** What they have left over, in dollars. */
  credit: number;
  /** Their open invoices, latest period first. */
  open: AnswerOf<typeof clientInvoices>;
  today: LocalDate;
  opened: boolean;
  onClose: () => void;
}
