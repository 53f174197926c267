import { type AgreementKind, noReason, unsignedKinds } from "@petcare/domain";
import { askedVersions, readAgreements, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Lists the agreements that a client has not signed; none if the owner has no texts. */
export const unsignedOf = async (client: User): Promise<AgreementKind[]> =>
  unsignedKinds(askedVersions(await readAgreements(runtime.db)), client);

/** Picks the owner's reason for booking without a signature, to store with the booking; undefined if nothing is unsigned. */
export const unsignedReason = (unsigned: readonly AgreementKind[], given: string | null | undefined) =>
  unsigned.length === 0 ? undefined : given?.trim() || noReason;
