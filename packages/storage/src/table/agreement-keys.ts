import type { AgreementKind } from "@petcare/domain";
import { userKey } from "./keys.ts";

// The keys of agreements and signatures. keys.ts lists the questions.

export const agreementsKey = { pk: "AGREEMENTS", sk: "AGREEMENTS" };

/** @param version from 1 */
export const agreementTextKey = (kind: AgreementKind, version: number) => ({
  pk: `AGREEMENT#${kind}`,
  sk: String(version).padStart(4, "0"),
});

/** @param place the id of the signature, or nothing for all of a client's */
export const signatureKey = (clientId: string, place: string) => ({ pk: userKey(clientId).pk, sk: `SIGNED#${place}` });
