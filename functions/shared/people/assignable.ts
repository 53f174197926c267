import type { User } from "@petcare/storage";

/** Tells whether visits can be given to a person. The owner always can get some (docs/product/people.md#assigning). */
export const isAssignable = ({ role, active, deleted_at }: User): boolean =>
  !deleted_at && (active || role === "admin");
