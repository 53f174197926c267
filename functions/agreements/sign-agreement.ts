import { type RequestOf, signAgreement } from "@petcare/contract";
import { type AgreementKind, isSamePet, type SignedText, sortedJson, toCents } from "@petcare/domain";
import {
  askedVersions,
  readAgreements,
  readAgreementText,
  readSignatures,
  storeSignature,
  type User,
} from "@petcare/storage";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { myAnswer } from "./agreement-answers.ts";

/** Of one version by one client. A mind that changes more often than that asks the office. */
const maxSignatures = 20;

/** A version that the owner replaces at the same moment is signed as it was read, and the new one is asked for. */
export const handler = endpoint(signAgreement, async ({ params: { kind }, body, caller, via }) => {
  const agreements = await readAgreements(runtime.db);
  const signed = signedOf(kind, body, caller.household);
  // The answer to the same request may have been lost, and the text replaced since.
  if (sortedJson(caller.household.signed?.[kind] ?? null) === sortedJson(signed))
    return myAnswer(agreements, caller.household);
  const asked = askedVersions(agreements)[kind];
  const text = asked ? await readAgreementText(runtime.db, kind, asked) : undefined;
  if (!text) throw new AppError("conflict", "This is not to be signed any more.");
  if (asked !== body.version) throw new AppError("conflict", "The text has changed. Please read it again.");
  const before = await readSignatures(runtime.db, caller.household.id);
  if (before.filter((one) => one.kind === kind && one.version === asked).length >= maxSignatures)
    throw new AppError("conflict", `You have signed this ${maxSignatures} times. Please call us to change it.`);
  const signature = { ...signed, id: runtime.newId(), kind, sha256: text.sha256 };
  const outcome = await storeSignature(runtime.db, caller.household, signature, authorOf({ caller, via }));
  if (outcome === "inactive") throw new AppError("deactivated");
  return myAnswer(agreements, { ...caller.household, signed: { ...caller.household.signed, [kind]: signed } });
});

/** @throws AppError 400 where a pet has no limit, or something is refused that cannot be */
function signedOf(
  kind: AgreementKind,
  { version, name, limits, refused }: RequestOf<typeof signAgreement>["body"],
  { pets }: User,
): SignedText & Pick<Parameters<typeof storeSignature>[2], "limits"> {
  if (kind !== "photos" && refused) throw invalidField("refused", "Only photos can be refused");
  if (kind !== "vet" && limits.length > 0) throw invalidField("limits", "Only a vet release has limits");
  const missing = kind === "vet" && pets.find(({ name }) => !limits.some(({ pet }) => isSamePet(pet, name)));
  if (missing) throw invalidField("limits", `Set a limit for ${missing.name}`);
  return {
    version,
    name,
    ...(kind === "vet" && { limits: limits.map(({ pet, limit }) => ({ pet, cents: toCents(limit) ?? 0 })) }),
    ...(refused && { refused }),
  };
}
