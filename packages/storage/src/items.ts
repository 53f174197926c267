// Each kind of item, for whoever copies the table as a whole.

export { browserKind } from "./access/browsers.ts";
export { phoneCodeKind } from "./access/phone-codes.ts";
export { phoneProofKind } from "./access/phone-proofs.ts";
export { pushKeysKind } from "./access/push-keys.ts";
export { codeKind } from "./access/referral-codes.ts";
export { subscriptionKind } from "./access/subscriptions.ts";
export { throttleKind } from "./access/throttles.ts";
export { agreementsKind, agreementTextKind } from "./agreements/agreements.ts";
export { signatureKind } from "./agreements/signatures.ts";
export { historyItem, historyKind } from "./history/history-row.ts";
export { auditTable } from "./money/audit/audit-table.ts";
export { clientLedgerKind } from "./money/invoices/client-ledger.ts";
export { entryKind, requestKind } from "./money/invoices/entry.ts";
export { invoiceFrom, invoiceItem, invoiceKind, numberKind } from "./money/invoices/invoice.ts";
export { payRunFrom, payRunKind } from "./money/pay/pay-run.ts";
export { type WalkerLedger, walkerLedgerKind } from "./money/pay/walker-ledger.ts";
export { closedWeekItem, weekKind, weekRowsItem, weekRowsKind } from "./money/weeks/closed-week.ts";
export { lastSentKind } from "./notices/last-sent.ts";
export { messengerKind } from "./notices/messenger.ts";
export { outboxKind } from "./notices/outbox.ts";
export { sentKind } from "./notices/sent.ts";
export { stopKind } from "./notices/stop-word.ts";
export { milesKind } from "./people/miles.ts";
export { pendingKind } from "./people/pending.ts";
export { emailKind, userFrom, userItem, userKind } from "./people/users.ts";
export { clientRequestKind } from "./requests/client-request.ts";
export { hardDayKind } from "./schedules/hard-days.ts";
export { payAdjustmentKind } from "./schedules/pay-adjustment.ts";
export { scheduleItem, scheduleKind } from "./schedules/schedule-item.ts";
export { visitFrom, visitItem, visitKeys, visitKind } from "./schedules/visit.ts";
export { exportKind, runningExportKind } from "./settings/exports.ts";
export { priceRulesKind } from "./settings/price-rules.ts";
export { pricingKind } from "./settings/settings.ts";
export { taxesKind } from "./settings/taxes.ts";
export {
  payAdjustmentKey,
  requestKey,
  walkerLedgerKey,
  walkerLedgerListKey,
  weekRowsKey,
} from "./table/account-keys.ts";
export { agreementTextKey } from "./table/agreement-keys.ts";
export { differing } from "./table/differing.ts";
export {
  clientLedgerKey,
  emailKey,
  entryKey,
  numberKey,
  pricingKey,
  scheduleKey,
  taxesKey,
  userKey,
} from "./table/keys.ts";
export { deleteItems, putItems } from "./table/put-items.ts";
export { type Item, type Key, queryPages } from "./table/query.ts";
export { transact } from "./table/transact.ts";
