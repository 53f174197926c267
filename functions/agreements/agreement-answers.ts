import { type AgreementKind, agreementKinds, type SignedText, toDollars, unsignedKinds } from "@petcare/domain";
import {
  type Agreements,
  type AgreementText,
  askedVersions,
  listPeople,
  readAskedTexts,
  type User,
} from "@petcare/storage";
import { iso, runtime } from "../shared/runtime.ts";

/** The owner's texts, and who has signed which. Reads the texts and the clients. */
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

/** A client's own agreements: those that are asked for, and those that they have signed. */
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

const signedAnswers = ({ signed = {} }: User) =>
  agreementKinds.flatMap((kind) => (signed[kind] ? [signedAnswer(kind, signed[kind])] : []));

export const signedAnswer = (kind: AgreementKind, { version, name, limits = [], refused }: SignedText) => ({
  kind,
  version,
  name,
  limits: limits.map(({ pet, cents }) => ({ pet, limit: toDollars(cents) })),
  refused: refused === true,
});

export const textAnswer = ({ published_at, ...text }: AgreementText) => ({
  ...text,
  published_at: iso(published_at),
});
