import type { AgreementKind } from "@petcare/domain";
import { type Author, type Db, putAgreement, readAgreements, sha256, type User } from "@petcare/storage";
import { putItems, signatureKind } from "@petcare/storage/items";
import { idOf } from "./random.ts";

const dayMs = 86_400_000;

const texts = {
  service: `We visit your pets in the time frames that are booked, and write you a note after each visit.

Tell us of changes as early as you can. What cancelling costs stands in your booking before you confirm it.

Tell us what a visitor has to know: habits, allergies, and who else has a key.`,
  vet: `If a pet of yours is ill or hurt, we call you first, and then your emergency contact.

If we reach nobody, we may take the pet to your vet, or to the nearest one that is open, and have it treated.

You pay the vet. Without asking you we agree to no more than the limit that you set for each pet.`,
} satisfies Partial<Record<AgreementKind, string>>;

/** The client who is still to sign. */
const unsigned = "Sean Gallagher";

/** Answers what a client of the demo has signed: everything, if they have an account. One has signed nothing yet. */
export function demoSigned({ name, email, pets }: Pick<User, "name" | "email" | "pets">): User["signed"] {
  if (email === undefined || name === unsigned) return undefined;
  const signature = { version: 1, name };
  const limits = pets.map((pet) => ({ pet: pet.name, cents: 50_000 }));
  return { service: signature, vet: { ...signature, limits } };
}

/** Publishes the texts thirty days before now (epoch milliseconds), and stores who has signed them. */
export async function storeAgreements(db: Db, users: readonly User[], now: number, by: (at: number) => Author) {
  const published = now - 30 * dayMs;
  const kinds = Object.entries(texts) as [keyof typeof texts, string][];
  for (const [kind, text] of kinds) await putAgreement(db, await readAgreements(db), kind, text, by(published));
  const signatures = users.flatMap(({ id, signed = {} }, index) =>
    kinds.flatMap(([kind, text]) => {
      const one = signed[kind];
      const more = { kind, client_id: id, sha256: sha256(text), signed_at: published + ((index % 9) + 1) * dayMs };
      return one ? [signatureKind.itemOf({ ...one, ...more, id: idOf(`signature ${index} ${kind}`) })] : [];
    }),
  );
  await putItems(db, signatures);
}
