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

/** The most signatures of one client under one version. A client who changes their choices more often must call. */
const maxSignatures = 20;

/** Signs the version that the client read. If the owner replaces it at the same time, the client must sign the new one, too. */
export const handler = endpoint(signAgreement, async ({ params: { kind }, body, caller, via }) => {
  const agreements = await readAgreements(runtime.db);
  const signed = signedOf(kind, body, caller.household);
  // The answer to an equal request may have been lost, and the text replaced since.
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

/** @throws AppError 400 if a pet has no limit, or a choice that is required is refused */
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
