import { AppError } from "../pipeline/app-error.ts";

/** The answer is the same for a missing visit and for somebody else's. */
export const visitNotFound = () => new AppError("not_found", "This walk was not found.");
