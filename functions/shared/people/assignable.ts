import type { User } from "@petcare/storage";

/** Tells whether a person can be assigned visits. The owner always can (docs/product/people.md#assigning). */
export const isAssignable = ({ role, active, deleted_at }: User): boolean =>
  !deleted_at && (active || role === "admin");
