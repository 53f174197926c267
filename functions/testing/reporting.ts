import { reviewsOf } from "@petcare/domain";
import { readVisitHistory } from "@petcare/storage";
import { storedVisit } from "./bookings.ts";
import { type BodyFor, call } from "./call.ts";
import type { Signed, SignedInApp } from "./signed-in-app.ts";

/** Epoch milliseconds of a time of Friday 20 November 2026 in New York: '09:41'. */
export const at = (time: string) => Date.parse(`2026-11-20T${time}:00-05:00`);

export const iso = (instant: number) => new Date(instant).toISOString();

type Given = Partial<BodyFor<"completeWalk">> & { key?: string };

/** Reports of that Friday, each under the key of a row of a walker's phone, and the visits as they are stored. */
export function reporting(app: SignedInApp) {
  const stored = (id: string) => storedVisit(app, id);
  return {
    /** Sends a walker's report, done at 10:06 by a right clock. */
    report: (as: Signed, id: string, { key = "row-1", ...given }: Given = {}) => {
      const sent = { at: iso(at("10:06")), sent: iso(app.clock.now), version: 1, date: "2026-11-20" as const };
      const body = { comments: "All well", ...sent, ...given };
      return call(as, "completeWalk", { params: { id }, idempotencyKey: key, body });
    },
    arrive: (as: Signed, id: string, time = "09:41") => {
      const body = { at: iso(at(time)), sent: iso(app.clock.now), version: 1, date: "2026-11-20" as const };
      return call(as, "arriveAtVisit", { params: { id }, body });
    },
    stored,
    reviews: async (id: string) => reviewsOf(await stored(id)),
    rows: async (id: string) => (await readVisitHistory(app.installation.db, id, { limit: 100 })).rows,
  };
}

/** The body of an answer, whatever it is. */
export const bodyOf = async (answer: Promise<{ body: object }>): Promise<object> => (await answer).body;
