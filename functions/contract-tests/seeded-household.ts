import type { User } from "@petcare/storage";
import { type Filled, integer, text } from "./markers.ts";

export const seededPet = (whose: string): Filled<User["pets"][number]> => ({
  name: text(whose, "pets.name"),
  kind: text(whose, "pets.kind"),
  feeding: text(whose, "pets.feeding"),
  medication: text(whose, "pets.medication"),
  vet: text(whose, "pets.vet"),
  flags: [text(whose, "pets.flags")],
  notes: text(whose, "pets.notes"),
});

/** Signatures of somebody: a limit for their pet, and photos. */
export const seededSigned = (whose: string): NonNullable<User["signed"]> => ({
  vet: {
    version: integer(whose, "signed.version"),
    name: text(whose, "signed.name"),
    limits: [{ pet: text(whose, "pets.name"), cents: integer(whose, "signed.limits") }],
  },
  photos: { version: integer(whose, "signed.version"), name: text(whose, "signed.name") },
});
