import { type AgreementKind, agreementList, unsignedKinds } from "@petcare/domain";
import { askedVersions, readAgreements, type User } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

/** Names the agreements that a client has not signed. Nothing is asked where the owner has no texts. */
export const unsignedOf = async (client: User): Promise<AgreementKind[]> =>
  unsignedKinds(askedVersions(await readAgreements(runtime.db)), client);

/**
 * Picks the owner's reason for booking without a signature, to be kept with the booking. A reason that is not needed is not kept.
 *
 * @throws AppError 400 where something is not signed and no reason is given
 */
export function unsignedReason(unsigned: readonly AgreementKind[], given: string | null | undefined) {
  if (unsigned.length === 0) return undefined;
  const reason = given?.trim();
  if (!reason) throw invalidField("unsigned_reason", `Say why you book without: ${agreementList(unsigned)}`);
  return reason;
}
