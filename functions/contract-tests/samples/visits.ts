import {
  arriveAtVisit,
  completeWalk,
  deleteWalkNote,
  getVisit,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  showVisitCodes,
} from "@petcare/contract";
import { visitId } from "@petcare/storage";
import { sampleOf } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

export const visitSamples = [
  sampleOf(getVisit, async (app, parties) => ({ params: { id: visitId(await storeVisit(app, parties)) } })),
  sampleOf(showVisitCodes, async (app, parties) => ({ params: { id: visitId(await storeVisit(app, parties)) } })),
  sampleOf(mySchedule, () => ({ query: { start: "2026-11-16", end: "2026-11-23", expand: "1" } })),
  sampleOf(completeWalk, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties)) },
    body: {
      comments: "All well",
      photo_urls: ["https://photos.example/1.jpg"],
      at: "2026-11-20T12:50:00Z",
      sent: "2026-11-20T13:00:00Z",
      how: "tap" as const,
      arrived: { at: "2026-11-20T12:30:00Z", how: "given" as const },
      version: 1,
      date: "2026-11-20",
    },
  })),
  sampleOf(arriveAtVisit, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties)) },
    body: {
      at: "2026-11-20T12:50:00Z",
      sent: "2026-11-20T13:00:00Z",
      how: "tap" as const,
      version: 1,
      date: "2026-11-20",
    },
  })),
  sampleOf(myUpcomingWalks, () => ({ query: { limit: 20 } })),
  sampleOf(myWalkHistory, () => ({ query: { limit: 20 } })),
  sampleOf(deleteWalkNote, async (app, parties) => ({
    params: { id: visitId(await storeVisit(app, parties, { status: "completed", comments: "All well" })) },
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
