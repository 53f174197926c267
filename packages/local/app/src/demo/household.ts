import type { HouseKey, Pet, User } from "@petcare/storage";
import type { TeamName } from "./team.ts";

/** A client of the demo. Missing fields are the same for all, or follow from the place in the list. */
export type Household = Partial<Omit<User, "pets" | "preferred_walker_id" | "keys">> & {
  name: string;
  address: string;
  walker: TeamName;
  pets: Pet[];
  keys?: (Omit<HouseKey, "id" | "holder_id"> & { holder?: TeamName })[];
  /** Somebody whom the owner has added. All others have an account. */
  without_account?: "invited" | "not invited";
};

export const dog = (name: string, more: Partial<Pet> = {}): Pet => ({ name, kind: "Dog", ...more });
export const cat = (name: string, more: Partial<Pet> = {}): Pet => ({ name, kind: "Cat", ...more });
export const vet = "Merrick Road Animal Hospital, 516-555-0190";
