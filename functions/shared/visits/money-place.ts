import { invoiceNumber } from "@petcare/domain";
import type { Visit } from "@petcare/storage";

/** The state of a visit's money, as the owner reads it. */
export const moneyPlaceOf = ({ invoice_id, written_off_at, written_off_reason = "", pay_run_id }: Visit) => ({
  invoice: invoice_id === undefined ? null : { id: invoice_id, number: invoiceNumber(invoice_id) },
  written_off:
    written_off_at === undefined ? null : { at: new Date(written_off_at).toISOString(), reason: written_off_reason },
  paid_out: pay_run_id !== undefined,
});
