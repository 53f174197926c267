import { type AgreementKind, agreementKinds, type SignedText, sortedJson, type VetLimit } from "@petcare/domain";
import * as z from "zod/mini";
import type { Author } from "../history/history-row.ts";
import { type OwnId, ownId } from "../people/own-id.ts";
import { updateRecord, userUpdate } from "../people/update-user.ts";
import { userHistory } from "../people/user-history.ts";
import { readUser, signedText, type User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { instant, itemKind, text } from "../table/item-kind.ts";
import { signatureKey } from "../table/person-keys.ts";
import { readPartition } from "../table/query.ts";
import { changing, putNew, transact } from "../table/transact.ts";

/** A client's signature of one version of a text. It never changes, and outlives the account. */
export const signatureKind = itemKind({
  schema: z.strictObject({
    ...signedText.shape,
    id: text,
    kind: z.enum(agreementKinds),
    /** Of the text in UTF-8, in hexadecimal. */
    sha256: text,
    /** The client's record. Merging moves it to another one. */
    client_id: text,
    signed_at: instant,
  }),
  keysOf: ({ client_id, id }) => signatureKey(client_id, id),
});
export type Signature = z.infer<typeof signatureKind.schema>;

/** Reads a client's signatures, the latest first. */
export async function readSignatures(db: Db, clientId: OwnId): Promise<Signature[]> {
  const { pk, sk } = signatureKey(clientId, "");
  const signatures = await readPartition(db, pk, signatureKind.read, sk);
  return signatures.sort((a, b) => b.signed_at - a.signed_at || (a.id < b.id ? 1 : -1));
}

export interface NewSignature extends SignedText {
  id: string;
  kind: AgreementKind;
  sha256: string;
  limits?: VetLimit[] | undefined;
}

/**
 * Stores a signature, and that it is the client's latest of its kind. Repeating it writes nothing.
 * 'inactive', with nothing written, if the client is no longer active.
 */
export function storeSignature(
  db: Db,
  known: User,
  { id, kind, sha256, ...signed }: NewSignature,
  by: Author,
): Promise<"written" | "inactive"> {
  const item = { ...signed, id, kind, sha256, client_id: known.id, signed_at: by.at };
  return changing<User, User, "written" | "inactive">({
    what: `User ${known.id}`,
    known,
    read: () => readUser(db, known.id),
    decide: (user) => {
      if (!user?.active) return { result: "inactive" };
      return isSame(user.signed?.[kind], signed) ? { result: "written" } : { change: user };
    },
    write: async (user) => {
      const changes = { signed: { ...user.signed, [kind]: signed } };
      const { outcome } = await transact(db, [
        putNew(db, signatureKind.itemOf(item)),
        userUpdate(db, user, changes),
        userHistory(db, user, { ...user, ...changes, version: user.version + 1 }, by),
      ]);
      return outcome;
    },
  });
}

/**
 * Stores a signature on paper, replacing one with the same id; removes it without `on_paper`.
 * 'refused', with nothing written, if the record has changed meanwhile.
 */
export function notePaper(db: Db, client: User, { id, kind, sha256, ...signed }: NewSignature, by: Author) {
  const { [kind]: _, ...others } = client.signed ?? {};
  const item = { ...signed, id, kind, sha256, client_id: client.id, signed_at: by.at };
  const [now, write] = signed.on_paper
    ? [{ ...others, [kind]: signed }, { Put: { TableName: db.table, Item: signatureKind.itemOf(item) } }]
    : [others, { Delete: { TableName: db.table, Key: signatureKey(client.id, id) } }];
  return updateRecord(db, client.id, { signed: now }, by, client.version, [write]);
}

const isSame = (one: SignedText | undefined, other: SignedText) => sortedJson(one ?? null) === sortedJson(other);

/** Moves a client's signatures to another client. It can be killed anywhere and repeated. */
export async function giveSignatures(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await inParallel(await readSignatures(db, ownId(from)), async (signature) => {
    await transact(db, [
      putNew(db, signatureKind.itemOf({ ...signature, client_id: to })),
      { Delete: { TableName: db.table, Key: signatureKey(from, signature.id) } },
    ]);
  });
}
