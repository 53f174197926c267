import type { OwnId } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";

/**
 * Lets the product itself read a person's own things: in a job, for a checked secret link, for conflicts with other bookings.
 * Never use it for an answer that shows the caller what an id in the request names.
 */
export const ofAnybody = (id: string): OwnId => ownId(id);
