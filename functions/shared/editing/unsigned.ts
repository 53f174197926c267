import { type AgreementKind, noReason, unsignedKinds } from "@petcare/domain";
import { askedVersions, readAgreements, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Names the agreements that a client has not signed. Nothing is asked where the owner has no texts. */
export const unsignedOf = async (client: User): Promise<AgreementKind[]> =>
  unsignedKinds(askedVersions(await readAgreements(runtime.db)), client);

/** Picks the owner's reason for booking without a signature, to be kept with the booking. A reason that is not needed is not kept. */
export const unsignedReason = (unsigned: readonly AgreementKind[], given: string | null | undefined) =>
  unsigned.length === 0 ? undefined : given?.trim() || noReason;
