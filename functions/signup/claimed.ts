import { isSamePet } from "@petcare/domain";
import type { Pet, User } from "@petcare/storage";

/** The fields about a home that somebody types when signing up. */
type HomeDetails = Pick<User, "pets" | "address" | "garage_code">;

/**
 * A record as its person finds it once they have claimed it: what they typed counts where they typed something, and what
 * the owner knows of their pets stays. A member's home is their household's.
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
