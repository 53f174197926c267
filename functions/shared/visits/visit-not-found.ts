import { parseVisitId, type VisitKey } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";

/** The answer is the same for a missing visit and for somebody else's. */
export const visitNotFound = () => new AppError("not_found", "This walk was not found.");

/** The key in a visit's id. An id that cannot be one leads to no visit. */
export function visitKeyIn(id: string): VisitKey {
  const key = parseVisitId(id);
  if (!key) throw visitNotFound();
  return key;
}
