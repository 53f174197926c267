import { schedules, visits } from "./bookings.ts";
import { isOf, type Key, type KeyPattern, type Kind } from "./kind.ts";
import { accountEntries, accountRequests, accounts, extraPay, invoiceNumbers, invoices } from "./money.ts";
import { payRuns, wages } from "./pay.ts";
import { people, prices, referralCodes } from "./people.ts";
import { history, unfinishedWork } from "./records.ts";
import { weekParts, weeks } from "./weeks.ts";

/** Every kind of item that an export holds, in the order of its files. */
export const kinds: readonly Kind[] = [
  people,
  referralCodes,
  prices,
  schedules,
  visits,
  invoices,
  invoiceNumbers,
  accounts,
  accountEntries,
  accountRequests,
  extraPay,
  wages,
  payRuns,
  weeks,
  weekParts,
  unfinishedWork,
  history,
];

/** What no export holds: sign-ins and what belongs to them, what ends by itself, and what copies the table. */
const leftOut: readonly KeyPattern[] = [
  // Whose an address is says who signs in with it. People are invited again.
  ["EMAIL#*", "EMAIL"],
  ["USER#*", "DEVICE#*"],
  ["PENDING_SIGNUPS", "*"],
  ["PENDING_EMAILS", "*"],
  ["PENDING_RESETS", "*"],
  // These end within hours.
  ["SCHEDULE#*", "UNDO"],
  ["PHONE#*", "CODE"],
  ["PROOF#*", "PROOF"],
  ["RESET#*", "RESET"],
  ["THROTTLE#*", "THROTTLE"],
  // An export that held the exports would never be the same twice.
  ["EXPORTS", "*"],
  ["EXPORT#*", "*"],
  ["IMPORT", "IMPORT"],
  // What the last check of this table found.
  ["AUDIT", "AUDIT"],
];

/**
 * The kind of an item; undefined where it is left out.
 * @throws Error for a key of which nobody has decided whether an export holds it
 */
export function kindOfKey(key: Key): Kind | undefined {
  if (isOf(leftOut, key)) return undefined;
  const kind = kinds.find(({ keys }) => isOf(keys, key));
  if (!kind) throw new Error(`Nobody has decided whether an export holds ${key.pk} ${key.sk}`);
  return kind;
}
