import { invoiceNumber } from "../invoices/invoice-sums.ts";

/** Lists the rules of the nightly check. See docs/product/books.md#the-nightly-check. */
export const nightlyRules = ["account", "difference"] as const;

/** Lists the records that the nightly check can name. A client's fault is in their account. */
export const nightlyKinds = ["visit", "invoice", "client"] as const;

/** A record that breaks a rule of the nightly check. */
export interface NightlyFault {
  kind: (typeof nightlyKinds)[number];
  id: string;
  rule: (typeof nightlyRules)[number];
}

/** Names the kinds of records that an audit can name. */
const kindNames = {
  visit: "Visit",
  invoice: "Invoice",
  client: "The account of client",
  walker: "The pay of walker",
  pay_run: "Pay run",
  pay_adjustment: "Pay adjustment",
  schedule: "Schedule",
  person: "Person",
  pricing: "The record of",
  taxes: "The record of",
  price_rules: "The record of",
  code: "Code",
  number: "Invoice number",
} as const;

export type AuditedKind = keyof typeof kindNames;

/** Names the invariants of stored records. See docs/product/exports.md#importing. */
type FaultRule =
  | NightlyFault["rule"]
  | "pay"
  | "tax"
  | "place"
  | "bill"
  | "claim"
  | "sums"
  | "paid"
  | "history"
  | "named"
  | "schedule";

export interface AuditedRecord {
  kind: AuditedKind;
  id: string;
}

/** A rule that a record breaks. `text` continues a sentence that begins with the record, without its full stop. */
export interface Fault {
  record: AuditedRecord;
  rule: FaultRule;
  text: string;
}

/** Makes a fault of each equation that does not hold. */
export const brokenOf = (
  record: AuditedRecord,
  rule: FaultRule,
  equations: readonly (readonly [holds: boolean, text: string])[],
): Fault[] => equations.flatMap(([holds, text]) => (holds ? [] : [{ record, rule, text }]));

/** Formats a fault: 'Invoice 7F3A9C1E: its lines do not make its total'. */
export const faultText = ({ record: { kind, id }, text }: Fault): string =>
  `${kindNames[kind]} ${kind === "invoice" ? invoiceNumber(id) : id}: ${text}`;
