// Lists of stored words. A list that belongs to one rule is in that rule's file:
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

/** Lists the participants of a visit besides the owner. */
export const participants = ["walker", "client"] as const satisfies readonly Role[];
export type Participant = (typeof participants)[number];

/** Lists the ways in which a change is made. */
export const ways = ["web", "phone", "signup", "nightly", "deployment", "mail"] as const;
export type Way = (typeof ways)[number];

/** Lists the bulk acts on a series. */
export const seriesActs = ["edit", "cancel", "restore"] as const;
export type SeriesActKind = (typeof seriesActs)[number];

/** Lists the scopes of an edit that reaches beyond one visit. */
export const bulkScopes = ["following", "series"] as const;
export const editScopes = ["occurrence", ...bulkScopes] as const;
export type EditScope = (typeof editScopes)[number];

/** Lists the shares of a price or a pay for a cancelled visit. */
export const cancelShares = ["nothing", "half", "all", "amount"] as const;
export type CancelShare = (typeof cancelShares)[number];

/** Lists the kinds of money that goes onto an invoice or off it. */
export const settlementKinds = ["payment", "credit", "reversal", "released"] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** Lists the kinds of pay: visits, tips, corrections of earlier pay, and reports paid separately. */
export const payKinds = ["visit", "tip", "correction", "report"] as const;
export type PayKind = (typeof payKinds)[number];
/** Lists the kinds of pay other than visits. */
export const payAdjustmentKinds = ["tip", "correction", "report"] as const satisfies readonly PayKind[];

export const payRunStatuses = ["paid", "undone"] as const;
export type PayRunStatus = (typeof payRunStatuses)[number];

export const exportStatuses = ["waiting", "running", "done", "failed"] as const;

/** Lists the codes of a home, as they are called in answers. */
export const accessCodes = ["garage_code", "lockbox", "alarm"] as const;
export type AccessCode = (typeof accessCodes)[number];

/** The services for sale. See docs/product/schedules.md#services. */
export const serviceTypes = ["25", "visit", "overnight", "other"] as const;

export type ServiceType = (typeof serviceTypes)[number];

export const serviceLabels: Record<ServiceType, string> = {
  "25": "25 minute walk",
  visit: "Cat/Dog 25 minute Visit",
  overnight: "Overnight stay",
  other: "Other",
};

/** Minutes. An overnight stay really lasts 23 to 25 hours: see visitTimes. */
export const durationMinutes: Record<ServiceType, number> = { "25": 25, visit: 25, overnight: 1440, other: 25 };

/** Parses a service; undefined if unknown. The old values 20, 30 and 60 are 25 minute walks. */
export function asServiceType(raw: string): ServiceType | undefined {
  if (raw === "20" || raw === "30" || raw === "60") return "25";
  return serviceTypes.find((service) => service === raw);
}

/** Maps a stored service to a current one. An unknown service of an older visit counts as "other". */
export const soldAs = (service: string): ServiceType => asServiceType(service) ?? "other";
