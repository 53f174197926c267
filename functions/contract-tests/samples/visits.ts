import {
  answerReview,
  arriveAtVisit,
  completeWalk,
  deleteWalkNote,
  getVisit,
  listReviews,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  noteIncident,
  readIncident,
  restoreWalkNote,
  sendVisitPhoto,
  showVisitCodes,
  takeMyCodes,
  undoAnswer,
  visitPhotos,
} from "@petcare/contract";
import type { Review } from "@petcare/domain";
import { visitId } from "@petcare/storage";
import type { ContractTestApp } from "../contract-test-app.ts";
import { type Parties, sampleOf } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

/** A walker's report of this Friday, of a visit that was cancelled. */
const aReview: Review = {
  reason: "cancelled",
  state: "waiting",
  report: { done_at: Date.parse("2026-11-20T12:50:00Z"), comments: "All well", photo_urls: [] },
};
const reviewOf = ({ walker }: Parties) => `${walker.user.id}.2026-11-20`;

/** Stores a cancelled visit that its walker has reported. */
const storeReported = (app: ContractTestApp, parties: Parties) =>
  storeVisit(app, parties, { status: "cancelled", reviews: { [reviewOf(parties)]: aReview } });

const anIncident = ({ walker }: Parties) => ({
  by: walker.user.id,
  at: Date.parse("2026-11-20T12:58:00Z"),
  known_at: Date.parse("2026-11-20T12:55:00Z"),
  words: "Biscuit ate a sock.",
});

const storePhotographed = (app: ContractTestApp, parties: Parties) =>
  storeVisit(app, parties, { status: "completed", comments: "All well", photo_ids: ["photo-1"] });

export const visitSamples = [
  sampleOf(getVisit, async (app, parties) => ({ params: { id: visitId(await storeVisit(app, parties)) } })),
  sampleOf(showVisitCodes, async (app, parties) => ({ params: { id: visitId(await storeVisit(app, parties)) } })),
  sampleOf(takeMyCodes, async (app, parties) => {
    await storeVisit(app, parties);
    return {};
  }),
  sampleOf(visitPhotos, async (app, parties) => ({ params: { id: visitId(await storePhotographed(app, parties)) } })),
  sampleOf(sendVisitPhoto, async (app, parties) => ({
    params: { id: visitId(await storePhotographed(app, parties)) },
    body: { photo: "photo-1" },
  })),
  sampleOf(noteIncident, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties)) },
    body: { id: "incident-1", words: "Biscuit ate a sock.", known_at: "2026-11-20T12:55:00Z" },
  })),
  sampleOf(readIncident, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties, { incidents: { "incident-1": anIncident(parties) } })) },
    body: { id: "incident-1" },
  })),
  sampleOf(mySchedule, () => ({ query: { start: "2026-11-16", end: "2026-11-23", expand: "1" } })),
  sampleOf(completeWalk, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties)) },
    body: {
      comments: "All well",
      photo_urls: ["https://photos.example/1.jpg"],
      photo_ids: ["photo-1", "photo-2"],
      photo_times: ["2026-11-20T12:45:00Z"],
      ticks: [{ pet: "Biscuit", care: "medication" as const, at: "2026-11-20T12:40:00Z" }],
      at: "2026-11-20T12:50:00Z",
      sent: "2026-11-20T13:00:00Z",
      how: "tap" as const,
      arrived: { at: "2026-11-20T12:30:00Z", how: "tag" as const, tag: "3467ACDEFGHJKMNPQRTWXY34" },
      version: 1,
      date: "2026-11-20",
      replaces: "row-of-the-phone",
      corrected_at: "2026-11-20T12:55:00Z",
    },
  })),
  sampleOf(arriveAtVisit, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties)) },
    body: {
      at: "2026-11-20T12:50:00Z",
      sent: "2026-11-20T13:00:00Z",
      how: "tag" as const,
      tag: "3467ACDEFGHJKMNPQRTWXY34",
      version: 1,
      date: "2026-11-20",
    },
  })),
  sampleOf(listReviews, () => ({})),
  sampleOf(answerReview, async (app, parties) => ({
    params: { id: visitId(await storeReported(app, parties)) },
    body: { review: reviewOf(parties), do: "as_booked" as const, charge_amount: 28, pay_amount: 16.5, version: 1 },
  })),
  sampleOf(undoAnswer, async (app, parties) => {
    const answer = { do: "neither", charge: 0, pay: 0, at: Date.parse("2026-11-20T12:55:00Z") } as const;
    const reviews = { [reviewOf(parties)]: { ...aReview, state: "answered" as const, answer } };
    return {
      params: { id: visitId(await storeVisit(app, parties, { status: "cancelled", reviews })) },
      body: { review: reviewOf(parties) },
    };
  }),
  sampleOf(myUpcomingWalks, () => ({ query: { limit: 20 } })),
  sampleOf(myWalkHistory, () => ({ query: { limit: 20 } })),
  sampleOf(deleteWalkNote, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties, { status: "completed", comments: "All well" })) },
  })),
  sampleOf(restoreWalkNote, async (app, parties) => ({
    params: {
      id: visitId(await storeVisit(app, parties, { status: "completed", comments: "All well", note_deleted_at: 1 })),
    },
  })),
];

/** Completes a visit of today that no nightly run has stored. */
export const dueVisitSample = sampleOf(completeWalk, async (app, parties) => {
  const { id } = await storeSeries(app, parties);
  return {
    params: { id: visitId({ schedule_id: id, original_date: "2026-11-20" }) },
    body: { comments: "All well", photo_urls: [], how: "tap" as const },
  };
});
