import { type AgreementKind, agreementKinds, type SignedText, toDollars, unsignedKinds } from "@petcare/domain";
import {
  type Agreements,
  type AgreementText,
  askedVersions,
  listPeople,
  readAgreements,
  readAskedTexts,
  readSignatures,
  type User,
} from "@petcare/storage";
import type { Own } from "../shared/pipeline/caller.ts";
import { iso, runtime } from "../shared/runtime.ts";

/** Makes the owner's answer: the texts, and who has signed them. */
export async function ownersAnswer(agreements: Agreements) {
  const asked = askedVersions(agreements);
  const [texts, clients] = await Promise.all([
    readAskedTexts(runtime.db, agreements),
    listPeople(runtime.db, "clients"),
  ]);
  return {
    version: agreements.version,
    kinds: agreementKinds.map((kind) => ({
      kind,
      text: texts.find((text) => text.kind === kind)?.text ?? null,
      versions: (agreements.kinds[kind]?.versions ?? []).map(({ sha256, published_at }, index) => ({
        version: index + 1,
        published_at: iso(published_at),
        sha256,
      })),
    })),
    clients: clients
      .filter(({ active }) => active)
      .map((client) => ({
        id: client.id,
        name: client.name,
        email: client.email ?? client.contact_email ?? null,
        phone: client.phone ?? null,
        has_account: client.email !== undefined,
        signed: signedAnswers(client),
        unsigned: unsignedKinds(asked, client),
      })),
  };
}

/** Makes a client's answer: the agreements to sign, and those that they have signed. */
export function myAnswer(agreements: Agreements, client: User) {
  const asked = askedVersions(agreements);
  const unsigned = unsignedKinds(asked, client);
  return agreementKinds
    .filter((kind) => asked[kind] !== undefined || client.signed?.[kind])
    .map((kind) => {
      const signed = client.signed?.[kind];
      return {
        kind,
        version: asked[kind] ?? null,
        to_sign: unsigned.includes(kind),
        signed: signed ? signedAnswer(kind, signed) : null,
      };
    });
}

/** Makes the owner's answer about a client: the signatures, the latest first, and what is unsigned. */
export async function ofClient(client: Own) {
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
}

const signedAnswers = ({ signed = {} }: User) =>
  agreementKinds.flatMap((kind) => (signed[kind] ? [signedAnswer(kind, signed[kind])] : []));

const signedAnswer = (kind: AgreementKind, { version, name, limits = [], refused, on_paper }: SignedText) => ({
  kind,
  version,
  name,
  limits: limits.map(({ pet, cents }) => ({ pet, limit: toDollars(cents) })),
  refused: refused === true,
  on_paper: on_paper ?? null,
});

export const textAnswer = ({ published_at, ...text }: AgreementText) => ({
  ...text,
  published_at: iso(published_at),
});
