import { isStillThere, type User } from "@petcare/storage";

/** Tells whether a person's record is missing or deleted. */
export const hasLeft = (person: User | undefined): boolean => person === undefined || !isStillThere(person);
