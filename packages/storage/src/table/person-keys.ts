import { userKey } from "./keys.ts";

// What stands beside a person's record. keys.ts lists the questions.

/** @param hash SHA-256 of the browser's key, hexadecimal */
export const deviceKey = (userId: string, hash: string) => ({ pk: userKey(userId).pk, sk: `DEVICE#${hash}` });

export const subscriptionKey = (userId: string) => ({ pk: userKey(userId).pk, sk: "SUBSCRIPTION" });

/** The miles of somebody's local day. */
export const milesKey = (userId: string, date: string) => ({ pk: `MILES#${userId}`, sk: date });
