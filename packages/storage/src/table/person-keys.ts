import { userKey } from "./keys.ts";

// A person's own: what stands beside their record, miles, and requests. keys.ts lists the questions.

export const subscriptionKey = (userId: string) => ({ pk: userKey(userId).pk, sk: "SUBSCRIPTION" });

/** @param hash SHA-256 of the browser's address at its push service, hexadecimal */
export const browserKey = (userId: string, hash: string) => ({ pk: userKey(userId).pk, sk: `PUSH#${hash}` });

/** The keys by which push services know this installation. */
export const pushKeysKey = { pk: "PUSH_KEYS", sk: "PUSH_KEYS" };

/** The miles of somebody's local day. */
export const milesKey = (userId: string, date: string) => ({ pk: `MILES#${userId}`, sk: date });

const asked = "ASKED";

/** A request of a client's. REQUEST# was taken: it finds the entry that a request of the web made. */
export const clientRequestKey = (id: string) => ({ pk: `${asked}#${id}`, sk: asked });

/** @param place the beginning of those from an instant on, ISO 8601, or nothing for all */
export const clientRequestAgenda = (place: string) => ({ agenda_sk: `${asked}#${place}` });

/** An open request among all. @param place the day by which an answer is wanted, and the id */
export const openRequestKey = (place: string) => ({ people_pk: asked, people_sk: place });
