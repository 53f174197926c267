import { type Author, type Db, putAgreement, readAgreements, readUser, sha256, storeSignature } from "@petcare/storage";

const text = "A vet may help.";

/** Publishes a vet release, and signs it as a client. */
export async function sign(db: Db, by: Author): Promise<void> {
  await putAgreement(db, await readAgreements(db), "vet", text, by);
  const client = await readUser(db, "client-2");
  if (!client) throw new Error("There is no client-2");
  const limits = [{ pet: "Biscuit", cents: 50_000 }];
  const signed = { version: 1, name: "Clara", limits, sha256: sha256(text) };
  await storeSignature(db, client, { id: "signature-1", kind: "vet", ...signed }, by);
}
