// The words that are stored, sent and shown, each list once. A list that one rule is about stands with that rule:
// visitStatuses, timeFrames, serviceTypes, invoiceStatuses, entryTypes, adjustmentKinds, billings, nightlyKinds, carriedKinds.

/** Lists what has a history. */
export const recordKinds = [
  "person",
  "schedule",
  "visit",
  "pricing",
  "taxes",
  "price_rules",
  "agreements",
  "code",
  "invoice",
  "account",
  "pay_run",
  "week",
  "export",
  "request",
] as const;

export const roles = ["admin", "walker", "client"] as const;
export type Role = (typeof roles)[number];

/** Lists who takes part in a visit beside the owner. */
export const participants = ["walker", "client"] as const satisfies readonly Role[];
export type Participant = (typeof participants)[number];

/** Lists how somebody can come to change something. */
export const ways = ["web", "phone", "signup", "nightly", "deployment", "mail"] as const;
export type Way = (typeof ways)[number];

/** Lists what a bulk act does to a series. */
export const seriesActs = ["edit", "cancel", "restore"] as const;
export type SeriesActKind = (typeof seriesActs)[number];

/** Lists the scopes of an edit that reaches beyond one visit. */
export const bulkScopes = ["following", "series"] as const;
export const editScopes = ["occurrence", ...bulkScopes] as const;
export type EditScope = (typeof editScopes)[number];

/** Lists how much of a price or a pay remains for a visit that is cancelled. */
export const cancelShares = ["nothing", "half", "all", "amount"] as const;
export type CancelShare = (typeof cancelShares)[number];

/** Lists what moves money onto an invoice, or off it. */
export const settlementKinds = ["payment", "credit", "reversal", "released"] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** Lists the kinds of pay: visits, tips, corrections of earlier pay, and work that no visit pays. */
export const payKinds = ["visit", "tip", "correction", "report"] as const;
export type PayKind = (typeof payKinds)[number];
/** Lists the kinds of pay beside visits. */
export const payAdjustmentKinds = ["tip", "correction", "report"] as const satisfies readonly PayKind[];

export const payRunStatuses = ["paid", "undone"] as const;
export type PayRunStatus = (typeof payRunStatuses)[number];

export const exportStatuses = ["waiting", "running", "done", "failed"] as const;

/** Lists the codes of a home, as they are called in answers. */
export const accessCodes = ["garage_code", "lockbox", "alarm"] as const;
export type AccessCode = (typeof accessCodes)[number];
