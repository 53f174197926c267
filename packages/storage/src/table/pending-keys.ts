/** Work that may be begun and not finished, each kind in a partition of its own. */
export const pendingKinds = ["signups", "emails", "deletions", "activations", "resets", "merges"] as const;
export type PendingKind = (typeof pendingKinds)[number];

export const pendingPartition = (kind: PendingKind) => ({ pk: `PENDING_${kind.toUpperCase()}` });

/** @param id the user's id; for a signup, its attempt's (signupAttemptId) */
export const pendingKey = (kind: PendingKind, id: string) => ({ ...pendingPartition(kind), sk: id });

/** A hard day, among all that are kept. They are few, and the nightly job goes on with the unfinished ones. */
export const hardDayKey = (id: string) => ({ pk: "HARD_DAYS", sk: id });

/** An attempt's place among those of the same proof. */
export const signupAttemptId = ({ proof, userId }: { proof: string; userId: string }) => `${proof}#${userId}`;
