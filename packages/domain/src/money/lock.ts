/** Why the money of a visit stays as it is: it is on an invoice, or its walker has been paid for it. */
export type MoneyLock = "invoiced" | "paid";

interface Billed {
  invoice_id?: string | undefined;
  pay_run_id?: string | undefined;
}

/** What keeps a done visit from being open again; undefined where nothing does. */
export function lockOf({ invoice_id, pay_run_id }: Billed): MoneyLock | undefined {
  if (invoice_id !== undefined) return "invoiced";
  return pay_run_id === undefined ? undefined : "paid";
}
