import { isStillThere, type User } from "@petcare/storage";

/** Whether somebody's record is deleted. */
export const hasLeft = (person: User | undefined): boolean => person === undefined || !isStillThere(person);
