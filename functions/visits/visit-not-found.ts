import { AppError } from "../shared/pipeline/app-error.ts";

/** The same for a visit that is not there and for somebody else's. */
export const visitNotFound = () => new AppError("not_found", "This walk was not found.");
