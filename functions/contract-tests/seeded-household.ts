import type { User } from "@petcare/storage";
import { type Filled, integer, marks, text } from "./markers.ts";

export const seededPet = (whose: string): Filled<User["pets"][number]> => ({
  ...marks(whose, "name kind feeding medication vet notes", { of: "pets" }),
  flags: [text(whose, "pets.flags")],
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
