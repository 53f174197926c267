// Keys of codes, proofs and counts of attempts. What is asked of them is in the table of keys.ts.

export const phoneCodeKey = (phone: string) => ({ pk: `PHONE#${phone}`, sk: "CODE" });

/** @param hash SHA-256 of the proof, hexadecimal */
export const proofKey = (hash: string) => ({ pk: `PROOF#${hash}`, sk: "PROOF" });

/** @param subject a digest of whoever the limit is about */
export const throttleKey = (limit: string, subject: string) => ({ pk: `THROTTLE#${limit}#${subject}`, sk: "THROTTLE" });
