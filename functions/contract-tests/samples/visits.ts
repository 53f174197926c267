import {
  arriveAtVisit,
  completeWalk,
  deleteWalkNote,
  getVisit,
  listMatters,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  noteIncident,
  readIncident,
  restoreWalkNote,
  sendVisitPhoto,
  settleVisit,
  showVisitCodes,
  takeMyCodes,
  unsettleVisit,
  visitPhotos,
} from "@petcare/contract";
import { visitId } from "@petcare/storage";
import type { ContractTestApp } from "../contract-test-app.ts";
import { type Parties, sampleOf } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

/** A report of this Friday by a walker. */
const aMatter = (by: string) => ({
  by,
  day: "2026-11-20" as const,
  done_at: Date.parse("2026-11-20T12:50:00Z"),
  since: Date.parse("2026-11-20T12:00:00Z"),
  comments: "All well",
  photo_urls: [],
});

/** Stores a cancelled visit that its walker has reported. */
const storeReported = (app: ContractTestApp, parties: Parties) =>
  storeVisit(app, parties, { status: "cancelled", matters: { "row-1": aMatter(parties.walker.user.id) } });

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
  sampleOf(listMatters, () => ({})),
  sampleOf(settleVisit, async (app, parties) => ({
    params: { id: visitId(await storeReported(app, parties)) },
    body: {
      matter: "row-1",
      do: "take" as const,
      note: true,
      charge_amount: 28,
      pay_amount: 16.5,
      version: 1,
    },
  })),
  sampleOf(unsettleVisit, async (app, parties) => {
    const { walker } = parties;
    const was = { status: "cancelled" as const, date: "2026-11-20", walker_id: walker.user.id };
    const last_settling = { id: "row-1", matter: aMatter(walker.user.id), version: 1, was };
    return {
      params: { id: visitId(await storeVisit(app, parties, { status: "completed", last_settling })) },
      body: { version: 1 },
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
