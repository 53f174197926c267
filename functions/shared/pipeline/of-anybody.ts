import type { OwnId } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";

/**
 * Takes an id for a person's own where the product itself reads, whoever asks: a job, a secret link that was checked, a look
 * at other bookings. Never for an answer that shows somebody what was read by an id of their request.
 */
export const ofAnybody = (id: string): OwnId => ownId(id);
