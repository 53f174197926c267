import type { Review } from "@petcare/domain";
import { type Visit, visitId } from "@petcare/storage";
import { after, type Parties, type Samples } from "../sample.ts";
import { onVisit, storeSeries, storeVisit } from "../stored.ts";

/** A walker's report of this Friday, of a visit that was cancelled. */
const aReview: Review = {
  reason: "cancelled",
  state: "waiting",
  report: { done_at: Date.parse("2026-11-20T12:50:00Z"), comments: "All well", photo_urls: [] },
};
const reviewOf = ({ walker }: Parties) => `${walker.user.id}.2026-11-20`;

/** A cancelled visit that its walker has reported. */
const reported = (parties: Parties, given: Partial<Review> = {}): Partial<Visit> => ({
  status: "cancelled",
  reviews: { [reviewOf(parties)]: { ...aReview, ...given } },
});

const anIncident = ({ walker }: Parties) => ({
  by: walker.user.id,
  at: Date.parse("2026-11-20T12:58:00Z"),
  known_at: Date.parse("2026-11-20T12:55:00Z"),
  words: "Biscuit ate a sock.",
});

const done = { status: "completed", comments: "All well" } as const;
const photographed = { ...done, photo_ids: ["photo-1"] };

export const visitSamples: Samples = {
  getVisit: onVisit(),
  showVisitCodes: onVisit(),
  takeMyCodes: after(storeVisit),
  visitPhotos: onVisit(photographed),
  sendVisitPhoto: onVisit(photographed, () => ({ body: { photo: "photo-1" } })),
  noteIncident: onVisit({}, () => ({
    body: { id: "incident-1", words: "Biscuit ate a sock.", known_at: "2026-11-20T12:55:00Z" },
  })),
  readIncident: onVisit(
    (parties) => ({ incidents: { "incident-1": anIncident(parties) } }),
    () => ({ body: { id: "incident-1" } }),
  ),
  mySchedule: () => ({ query: { start: "2026-11-16", end: "2026-11-23", expand: "1" } }),
  completeWalk: onVisit({}, () => ({
    body: {
      comments: "All well",
      photo_urls: ["https://photos.example/1.jpg"],
      photo_ids: ["photo-1", "photo-2"],
      photo_times: ["2026-11-20T12:45:00Z"],
      ticks: [{ pet: "Biscuit", care: "medication", at: "2026-11-20T12:40:00Z" }],
      at: "2026-11-20T12:50:00Z",
      sent: "2026-11-20T13:00:00Z",
      how: "tap",
      arrived: { at: "2026-11-20T12:30:00Z", how: "tag", tag: "3467ACDEFGHJKMNPQRTWXY34" },
      version: 1,
      date: "2026-11-20",
      replaces: "row-of-the-phone",
      corrected_at: "2026-11-20T12:55:00Z",
    },
  })),
  arriveAtVisit: onVisit({}, () => ({
    body: {
      at: "2026-11-20T12:50:00Z",
      sent: "2026-11-20T13:00:00Z",
      how: "tag",
      tag: "3467ACDEFGHJKMNPQRTWXY34",
      version: 1,
      date: "2026-11-20",
    },
  })),
  answerReview: onVisit(reported, (parties) => ({
    body: { review: reviewOf(parties), do: "as_booked", charge_amount: 28, pay_amount: 16.5, version: 1 },
  })),
  undoAnswer: onVisit(
    (parties) => {
      const answer = { do: "neither", charge: 0, pay: 0, at: Date.parse("2026-11-20T12:55:00Z") } as const;
      return reported(parties, { state: "answered", answer });
    },
    (parties) => ({ body: { review: reviewOf(parties) } }),
  ),
  myUpcomingWalks: () => ({ query: { limit: 20 } }),
  myWalkHistory: () => ({ query: { limit: 20 } }),
  deleteWalkNote: onVisit(done),
  restoreWalkNote: onVisit({ ...done, note_deleted_at: 1 }),
};

/** Completes a visit of today that no nightly run has stored. */
export const completeDueVisit: Samples["completeWalk"] = async (app, parties) => {
  const { id } = await storeSeries(app, parties);
  return {
    params: { id: visitId({ schedule_id: id, original_date: "2026-11-20" }) },
    body: { comments: "All well", photo_urls: [], how: "tap" },
  };
};
