// How each kind of item is made of its record and read back, for whoever copies the table as a whole.
export { scheduleFrom, scheduleItem } from "./bookings/schedule-item.ts";
export { isUnfinished as isUnfinishedSeries } from "./bookings/series.ts";
export { visitFrom, visitItem } from "./bookings/visit-item.ts";
export { visitKeys } from "./bookings/visit-keys.ts";
export { historyItem, rowFrom } from "./history/history-row.ts";
export { accountFrom } from "./money/account.ts";
export { extraFrom, extraItem } from "./money/extra.ts";
export { invoiceFrom, invoiceItem } from "./money/invoice.ts";
export { payRunFrom, payRunItem } from "./pay/pay-run.ts";
export { type Wages, wagesFrom } from "./pay/wages.ts";
export { userFrom, userItem } from "./people/users.ts";
export { codeFrom, codeItem } from "./signup/referral-codes.ts";
export { requestKey, wagesKey, wagesListKey } from "./table/account-keys.ts";
export {
  accountKey,
  accountListKey,
  emailKey,
  entryKey,
  numberKey,
  pricingKey,
  scheduleKey,
  userKey,
} from "./table/keys.ts";
export { putItems } from "./table/put-items.ts";
export type { Item } from "./table/query.ts";
export { transact } from "./table/transact.ts";
export { weekRowsKey } from "./table/week-keys.ts";
export { closedWeekItem, weekRowsItem } from "./weeks/closed-week.ts";
export { unpackRows } from "./weeks/packed-rows.ts";
