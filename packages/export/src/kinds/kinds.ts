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

const referralCodes = kindOf("referral-codes", ["REFERRAL#*", "REFERRAL"], codeKind);
const prices = kindOf("prices", ["SETTINGS", "PRICING"], pricingKind);
const taxes: Kind = { ...kindOf("taxes", ["SETTINGS", "TAX"], taxesKind), isLater: true };
const priceRules: Kind = {
  ...kindOf("price-rules", ["PRICE_RULES", "PRICE_RULES"], priceRulesKind),
  isLater: true,
};
const schedules: Kind = {
  ...kindOf("schedules", ["SCHEDULE#*", "SCHEDULE"], scheduleKind),
  schema: z.omit(scheduleKind.schema, { inverse: true }),
  // It ends within a day.
  exported: ({ inverse: _, ...item }: Item) => item,
};
const visits = kindOf("visits", ["SCHEDULE#*", "VISIT#*"], visitKind);
const invoices = kindOf("invoices", ["INVOICE#*", "INVOICE"], invoiceKind);
const invoiceNumbers = kindOf("invoice-numbers", ["NUMBER#*", "NUMBER"], numberKind);
const accounts = kindOf("accounts", ["ACCOUNT#*", "ACCOUNT"], clientLedgerKind);
const accountEntries = kindOf("account-entries", ["ACCOUNT#*", "ENTRY#*"], entryKind);
const accountRequests = kindOf("account-requests", ["REQUEST#*", "REQUEST"], requestKind);
const payAdjustments = kindOf("extra-pay", ["EXTRA#*", "EXTRA"], payAdjustmentKind);
const wages = kindOf("wages", ["WAGES#*", "WAGES"], walkerLedgerKind);
const payRuns = kindOf("pay-runs", ["PAYRUN#*", "PAYRUN"], payRunKind);
const miles: Kind = { ...kindOf("miles", ["MILES#*", "*"], milesKind), isLater: true };
const requests: Kind = { ...kindOf("requests", ["ASKED#*", "ASKED"], clientRequestKind), isLater: true };
const agreements: Kind = { ...kindOf("agreements", ["AGREEMENTS", "AGREEMENTS"], agreementsKind), isLater: true };
const agreementTexts: Kind = { ...kindOf("agreement-texts", ["AGREEMENT#*", "*"], agreementTextKind), isLater: true };
const signatures: Kind = { ...kindOf("signatures", ["USER#*", "SIGNED#*"], signatureKind), isLater: true };
export const weeks = kindOf("weeks", ["WEEKS", "*"], weekKind);
const weekRows = kindOf("week-rows", ["WEEK#*", "ROWS"], weekRowsKind);
const history = kindOf("history", ["*", "HISTORY#*"], historyKind);

/** Pending work on bookings: of one person, or of everybody at new prices. The nightly job finishes it. */
export const unfinishedWork: Kind = {
  name: "unfinished-work",
  keys: ["DELETIONS", "MERGES", "ACTIVATIONS", "REPRICINGS"].map((kind) => [`PENDING_${kind}`, "*"] as const),
  ...pendingKind,
};

/** Every kind of item that an export holds, in the order of its files. */
export const kinds: readonly Kind[] = [
  people,
  referralCodes,
  prices,
  taxes,
  priceRules,
  schedules,
  visits,
  invoices,
  invoiceNumbers,
  accounts,
  accountEntries,
  accountRequests,
  payAdjustments,
  wages,
  payRuns,
  miles,
  requests,
  agreements,
  agreementTexts,
  signatures,
  weeks,
  weekRows,
  unfinishedWork,
  history,
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
 * The kind of an item; undefined where it is left out.
 * @throws Error for a key of which nobody has decided whether an export holds it
 */
export function kindOfKey(key: Key): Kind | undefined {
  const kind = [...leftOut, ...kinds].find(({ keys }) => isOf(keys, key));
  if (!kind && !isOf(ofThisTable, key))
    throw new Error(`Nobody has decided whether an export holds ${key.pk} ${key.sk}`);
  return kind && kinds.includes(kind) ? kind : undefined;
}
