import { clientAgreements } from "@petcare/contract";
import { unsignedKinds } from "@petcare/domain";
import { askedVersions, readAgreements, readSignatures } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { iso, runtime } from "../shared/runtime.ts";
import { signedAnswer } from "./agreement-answers.ts";

export const handler = endpoint(clientAgreements, async ({ params: { id } }) => {
  const client = await findClient(id);
  const [agreements, signatures] = await Promise.all([
    readAgreements(runtime.db),
    readSignatures(runtime.db, client.id),
  ]);
  return {
    signatures: signatures.map((signature) => ({
      ...signedAnswer(signature.kind, signature),
      id: signature.id,
      signed_at: iso(signature.signed_at),
      sha256: signature.sha256,
    })),
    unsigned: client.active ? unsignedKinds(askedVersions(agreements), client) : [],
  };
});
