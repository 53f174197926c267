/** The care that a pet's record can ask for, the needed first. */
export const careKinds = ["medication", "feeding"] as const;

export type CareKind = (typeof careKinds)[number];

/** Names what was done, in a list of what a walker has ticked. */
export const careWords: Readonly<Record<CareKind, string>> = { medication: "Medicine given", feeding: "Fed" };

/** The most ticks of one visit. */
export const maxTicks = 40;
