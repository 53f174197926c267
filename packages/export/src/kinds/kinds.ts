import {
  agreementsKind,
  agreementTextKind,
  browserKind,
  clientLedgerKind,
  clientRequestKind,
  codeKind,
  emailKind,
  entryKind,
  exportKind,
  hardDayKind,
  historyKind,
  type Item,
  invoiceKind,
  lastSentKind,
  messengerKind,
  milesKind,
  numberKind,
  outboxKind,
  payAdjustmentKind,
  payRunKind,
  pendingKind,
  phoneCodeKind,
  phoneProofKind,
  priceRulesKind,
  pricingKind,
  pushKeysKind,
  requestKind,
  runningExportKind,
  scheduleKind,
  sentKind,
  signatureKind,
  stopKind,
  subscriptionKind,
  taxesKind,
  throttleKind,
  userKind,
  visitKind,
  walkerLedgerKind,
  weekKind,
  weekRowsKind,
} from "@petcare/storage/items";
import * as z from "zod/mini";
import { isOf, type Key, type KeyPattern, type Kind } from "./kind.ts";

/** Lists the attributes that only this installation's accounts need. Cognito keeps sign-ins, and gives no password away. */
const ofSignIns = {
  email: true,
  sign_in: true,
  sessions_valid_from: true,
  kept_session: true,
  ended_sessions: true,
  never_signed_in: true,
  last_seen_at: true,
  seal: true,
} as const;

/** A person without an account: they are invited again, and still written to at their address. */
export const people: Kind = {
  name: "people",
  keys: [["USER#*", "USER"]],
  ...userKind,
  schema: z.omit(userKind.schema, ofSignIns),
  exported: ({ email, ...item }: Item) => ({
    ...(email !== undefined && { contact_email: email }),
    ...Object.fromEntries(Object.entries(item).filter(([name]) => !(name in ofSignIns))),
  }),
};

type ItemKind = Omit<Kind, "name" | "keys">;
const kindOf = (name: string, key: KeyPattern, kind: ItemKind): Kind => ({ name, keys: [key], ...kind });

/** Every kind of item that an export holds, in the order of its files. */
export const kinds: readonly Kind[] = [
  people,
  kindOf("referral-codes", ["REFERRAL#*", "REFERRAL"], codeKind),
  kindOf("prices", ["SETTINGS", "PRICING"], pricingKind),
  kindOf("taxes", ["SETTINGS", "TAX"], taxesKind),
  kindOf("price-rules", ["PRICE_RULES", "PRICE_RULES"], priceRulesKind),
  {
    ...kindOf("schedules", ["SCHEDULE#*", "SCHEDULE"], scheduleKind),
    schema: z.omit(scheduleKind.schema, { inverse: true }),
    // It ends within a day.
    exported: ({ inverse: _, ...item }: Item) => item,
  },
  kindOf("visits", ["SCHEDULE#*", "VISIT#*"], visitKind),
  kindOf("invoices", ["INVOICE#*", "INVOICE"], invoiceKind),
  kindOf("invoice-numbers", ["NUMBER#*", "NUMBER"], numberKind),
  kindOf("accounts", ["ACCOUNT#*", "ACCOUNT"], clientLedgerKind),
  kindOf("account-entries", ["ACCOUNT#*", "ENTRY#*"], entryKind),
  kindOf("account-requests", ["REQUEST#*", "REQUEST"], requestKind),
  kindOf("extra-pay", ["EXTRA#*", "EXTRA"], payAdjustmentKind),
  kindOf("wages", ["WAGES#*", "WAGES"], walkerLedgerKind),
  kindOf("pay-runs", ["PAYRUN#*", "PAYRUN"], payRunKind),
  kindOf("miles", ["MILES#*", "*"], milesKind),
  kindOf("requests", ["ASKED#*", "ASKED"], clientRequestKind),
  kindOf("agreements", ["AGREEMENTS", "AGREEMENTS"], agreementsKind),
  kindOf("agreement-texts", ["AGREEMENT#*", "*"], agreementTextKind),
  kindOf("signatures", ["USER#*", "SIGNED#*"], signatureKind),
  kindOf("weeks", ["WEEKS", "*"], weekKind),
  kindOf("week-rows", ["WEEK#*", "ROWS"], weekRowsKind),
  {
    // Pending work on bookings: of one person, or of everybody at new prices. The nightly job finishes it.
    name: "unfinished-work",
    keys: ["DELETIONS", "MERGES", "ACTIVATIONS", "REPRICINGS"].map((kind) => [`PENDING_${kind}`, "*"] as const),
    ...pendingKind,
  },
  kindOf("history", ["*", "HISTORY#*"], historyKind),
];

/** Lists the kinds that no export holds: sign-ins, short-lived items, and exports themselves. */
export const leftOut: readonly Kind[] = [
  // Whose an address is says who signs in with it. People are invited again.
  kindOf("emails", ["EMAIL#*", "EMAIL"], emailKind),
  kindOf("calendar addresses", ["USER#*", "SUBSCRIPTION"], subscriptionKind),
  // Browsers allow pushes to one installation, which its keys prove.
  kindOf("browsers", ["USER#*", "PUSH#*"], browserKind),
  kindOf("push keys", ["PUSH_KEYS", "PUSH_KEYS"], pushKeysKind),
  kindOf("signups", ["PENDING_SIGNUPS", "*"], pendingKind),
  kindOf("new emails", ["PENDING_EMAILS", "*"], pendingKind),
  kindOf("new passwords", ["PENDING_RESETS", "*"], pendingKind),
  // What they have done so far is in the visits.
  kindOf("hard days", ["HARD_DAYS", "*"], hardDayKind),
  kindOf("phone codes", ["PHONE#*", "CODE"], phoneCodeKind),
  kindOf("proofs", ["PROOF#*", "PROOF"], phoneProofKind),
  kindOf("throttles", ["THROTTLE#*", "THROTTLE"], throttleKind),
  // What people were told is of this installation. After an import notices are switched on anew.
  kindOf("messenger", ["MESSENGER", "MESSENGER"], messengerKind),
  kindOf("waiting messages", ["OUTBOX", "*"], outboxKind),
  kindOf("stop words", ["LAST_SENT#*", "STOP"], stopKind),
  kindOf("told", ["LAST_SENT#*", "*"], lastSentKind),
  kindOf("sent", ["SENT#*", "*"], sentKind),
  // An export that held the exports would never be the same twice.
  kindOf("running export", ["EXPORTS", "*"], runningExportKind),
  kindOf("exports", ["EXPORT#*", "EXPORT"], exportKind),
  kindOf("history of exports", ["EXPORT#*", "HISTORY#*"], historyKind),
];

/** The mark of an import, and what the nightly checks of this table left. */
const ofThisTable: readonly KeyPattern[] = [
  ["IMPORT", "IMPORT"],
  ["AUDIT", "AUDIT"],
];

/**
 * The kind of an item; undefined if it is left out.
 * @throws Error for a key of which nobody has decided whether an export holds it
 */
export function kindOfKey(key: Key): Kind | undefined {
  const kind = [...leftOut, ...kinds].find(({ keys }) => isOf(keys, key));
  if (!kind && !isOf(ofThisTable, key))
    throw new Error(`Nobody has decided whether an export holds ${key.pk} ${key.sk}`);
  return kind && kinds.includes(kind) ? kind : undefined;
}
