import type { Way } from "@petcare/domain";

export type { Way };

/** Who changes something, how and when. Every change tells it in the history of what it changes. */
export interface Author {
  /** The user's id; where nobody acts, the job's name. */
  id: string;
  way: Way;
  request_id: string;
  /** Epoch milliseconds. */
  at: number;
}
