import type { User } from "@petcare/storage";

/** Who can be given visits. The owner always can (docs/product/people.md#assigning). */
export const isAssignable = ({ role, active, deleted_at }: User): boolean =>
  !deleted_at && (active || role === "admin");
