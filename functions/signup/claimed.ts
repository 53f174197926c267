import { isSamePet } from "@petcare/domain";
import type { Pet, User } from "@petcare/storage";

/** The fields about the home on the sign-up form. */
type HomeDetails = Pick<User, "pets" | "address" | "garage_code">;

/**
 * Makes the record after its person has claimed it. Fields they filled in replace the owner's; pets keep the owner's facts. A
 * member's home is their household's.
 */
export const claimed = (
  { contact_email, invite, ...record }: User,
  { pets, address, garage_code }: HomeDetails,
): User => ({
  ...record,
  ...(record.household === undefined && {
    ...(address && { address }),
    ...(garage_code && { garage_code }),
    pets: [...record.pets, ...pets.filter(({ name }) => !isAmong(record.pets, name))],
  }),
  version: record.version + 1,
});

const isAmong = (pets: readonly Pet[], name: string) => pets.some((pet) => isSamePet(pet.name, name));
