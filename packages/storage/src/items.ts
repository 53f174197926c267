// How each kind of item is made of its record and read back, for whoever copies the table as a whole.

export { historyItem, rowFrom } from "./history/history-row.ts";
export { auditTable } from "./money/audit/audit-table.ts";
export { clientLedgerFrom } from "./money/invoices/client-ledger.ts";
export { invoiceFrom, invoiceItem } from "./money/invoices/invoice.ts";
export { payRunFrom, payRunItem } from "./money/pay/pay-run.ts";
export { type WalkerLedger, walkerLedgerFrom } from "./money/pay/walker-ledger.ts";
export { closedWeekItem, weekRowsItem } from "./money/weeks/closed-week.ts";
export { unpackRows } from "./money/weeks/packed-rows.ts";
export { codeFrom, codeItem } from "./people/referral-codes.ts";
export { userFrom, userItem } from "./people/users.ts";
export { payAdjustmentFrom, payAdjustmentItem } from "./schedules/pay-adjustment.ts";
export { scheduleFrom, scheduleItem } from "./schedules/schedule-item.ts";
export { isUnfinished as isUnfinishedSeries } from "./schedules/series.ts";
export { visitFrom, visitItem } from "./schedules/visit-item.ts";
export { visitKeys } from "./schedules/visit-keys.ts";
export {
  payAdjustmentKey,
  requestKey,
  walkerLedgerKey,
  walkerLedgerListKey,
  weekRowsKey,
} from "./table/account-keys.ts";
export { differing } from "./table/differing.ts";
export {
  accountListKey,
  clientLedgerKey,
  emailKey,
  entryKey,
  numberKey,
  pricingKey,
  scheduleKey,
  userKey,
} from "./table/keys.ts";
export { deleteItems, putItems } from "./table/put-items.ts";
export { type Item, queryPages } from "./table/query.ts";
export { transact } from "./table/transact.ts";
