import type { LocalDate } from "@petcare/domain";

// Keys of accounts, pay, exports and closed weeks. What is asked of them is in the table of keys.ts.

/** The key of a request, whose item names its entry, of whichever account. @param id of the request */
export const requestKey = (id: string) => ({ pk: `REQUEST#${id}`, sk: "REQUEST" });

export const payAdjustmentKey = (id: string) => ({ pk: `EXTRA#${id}`, sk: "EXTRA" });

/** The places of a pay adjustment among its walker's, and among what is due to walkers. */
export const payAdjustmentListKeys = ({ id, walker_id, date }: { id: string; walker_id: string; date: LocalDate }) => ({
  agenda_sk: `EXTRA#${date}#${id}`,
  pay_pk: "TO_PAY",
  pay_sk: `${walker_id}#EXTRA#${date}#${id}`,
});

/** The part of a walker's index that has their pay adjustments from a day to another one (exclusive). */
export const payAdjustmentsBetween = (from: LocalDate, to: LocalDate) => ({ from: `EXTRA#${from}`, to: `EXTRA#${to}` });

export const walkerLedgerKey = (walkerId: string) => ({ pk: `WAGES#${walkerId}`, sk: "WAGES" });

/** The place of a walker's ledger among all. */
export const walkerLedgerListKey = (walkerId: string) => ({ pay_pk: "WAGES", pay_sk: walkerId });

export const payRunKey = (id: string) => ({ pk: `PAYRUN#${id}`, sk: "PAYRUN" });

/** The places of a pay run among its walker's, and among all. */
export const payRunListKeys = ({
  id,
  period,
  paid_on,
}: {
  id: string;
  period: { end: LocalDate };
  paid_on: LocalDate;
}) => ({
  agenda_sk: `PAYRUN#${period.end}#${id}`,
  pay_pk: "PAYRUNS",
  pay_sk: `${paid_on}#${id}`,
});

export const exportKey = (id: string) => ({ pk: `EXPORT#${id}`, sk: "EXPORT" });

/** The place of an export among all. @param at epoch milliseconds */
export const exportListKey = ({ id, at }: { id: string; at: number }) => ({
  people_pk: "EXPORTS",
  people_sk: `${new Date(at).toISOString()}#${id}`,
});

/** While it is there, one is being made. */
export const runningExportKey = { pk: "EXPORTS", sk: "RUNNING" };

const weeksPartition = { pk: "WEEKS" };

/** A closed week among all. */
export const weekKey = (monday: LocalDate) => ({ ...weeksPartition, sk: monday });

/** The range of the closed weeks. */
export const allWeeks = { ...weeksPartition, first: "0", last: "9" };

/** The partition of one week. @param monday its Monday */
export const weekPartition = (monday: string) => ({ pk: `WEEK#${monday}` });

/** The rows that a closed week keeps. */
export const weekRowsKey = (monday: LocalDate) => ({ ...weekPartition(monday), sk: "ROWS" });
