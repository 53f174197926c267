import { timeSources } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { noteIncident, readIncident } from "./incidents.ts";
import { cursor, defineWhole } from "./paged-endpoint.ts";
import { answerReview, listReviews, undoAnswer } from "./reviews.ts";
import { id, instant, localDate, rangeEdge, roles, titled } from "./schema/basics.ts";
import { bookingTextAnswers, calendarVisit, textAnswersTo } from "./schema/booking.ts";
import { accessCode, shownCodes } from "./schema/household.ts";
import { incidentFields, ownersIncidentFields } from "./schema/incident.ts";
import { dollars, parts } from "./schema/money.ts";
import { pet } from "./schema/person.ts";
import { careTicks } from "./schema/report.ts";
import { lastChange, serviceType, visitFields } from "./schema/visit-fields.ts";
import { moneyPlace } from "./schema/visit-money.ts";
import { arriveAtVisit, completeWalk, deleteWalkNote, restoreWalkNote } from "./walk-note.ts";

/** The fields of one visit that owner, walker and client all read. */
const visitDetails = {
  ...visitFields,
  /** The walker's note on completing. */
  comments: z.nullable(z.string()),
  photo_urls: z.array(z.string()),
  /** The photos that the walker took. GET /visits/{id}/photos has their links. */
  photo_ids: z.array(id),
  /** The care that the walker ticked on completing, in the order of the ticks. */
  ticks: careTicks,
  completed_at: z.nullable(instant),
};

/** A visit as the owner opens it. Lists leave out what only the visit itself stores. */
export const ownerVisit = z.extend(calendarVisit, {
  ...visitDetails,
  ...bookingTextAnswers,
  /** Of an open visit those of the rules now, of a done one those that were fixed. */
  parts,
  /** The walker's pay; null until it is fixed. */
  pay: z.nullable(dollars),
  /** The pay that completing it now would fix; null of a visit that is over or that nobody has. */
  expected_pay: z.nullable(dollars),
  /** When its walker was there; null if nobody has said so. */
  arrived_at: z.nullable(instant),
  /** The sources of the two times; null if it is the server's clock. */
  arrived_how: z.nullable(z.enum(timeSources)),
  done_how: z.nullable(z.enum(timeSources)),
  /** Null where one of the two times is missing, or was no tap of its walker. */
  minutes_on_site: z.nullable(z.int()),
  /** The client's charge; null until it is fixed. */
  charge: z.nullable(dollars),
  ...moneyPlace,
  /** How many reports of it wait for the owner's answer. */
  reports: z.int(),
  /** The other reports that are kept beside it: answered ones, notes of a visit that was opened again, arrivals. */
  beside: z.array(z.object({ by: z.string(), day: localDate, arrived_at: z.nullable(instant), comments: z.string() })),
  /** The incidents of the visit, the earliest first. */
  incidents: z.array(z.object({ id, by: z.string(), ...ownersIncidentFields, read_at: z.nullable(instant) })),
  cancel_reason: z.nullable(z.string()),
  /** The last edit of it; null if there is none. */
  changed: lastChange,
});

export const walkerVisit = z.object({
  ...visitDetails,
  ...textAnswersTo("walker"),
  /** The codes that open the home. POST /visits/{id}/access shows them. */
  codes: z.array(accessCode),
  parking: z.nullable(z.string()),
  /** Whether the home has a tag at its door. docs/product/visits.md#the-tag-at-the-door */
  door: z.boolean(),
  /**
   * The copies of the home's key, of an open visit up to tomorrow: those that its walker has, `where` null, or else all,
   * with who has each or where it lies.
   */
  keys: z.array(z.object({ label: z.string(), where: z.nullable(z.string()) })),
  serviceType,
  clientName: z.string(),
  /** The reader's own, in full. */
  walker_name: z.string(),
  /** Why it was cancelled. */
  cancel_reason: z.nullable(z.string()),
  /** When its walker was there; null if nobody has said so. */
  arrived_at: z.nullable(instant),
  /** The outcome of the reader's own report that the owner is asked about: whether it waits, and the sentence that says so. */
  review: z.nullable(z.object({ waits: z.boolean(), sentence: z.string() })),
  /** The first name of another walker whose report of it waits for the owner. */
  reported_by: z.nullable(z.string()),
  /** The incidents that its walker noted, the earliest first. */
  incidents: z.array(z.object(incidentFields)),
  /** Counts the edits. Confirming names the version that was seen. */
  version: z.int(),
  client: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
  /** With the most that a vet may spend on each by its client's vet release, in dollars. */
  pets: z.array(z.extend(pet, { vet_limit: z.optional(dollars) })),
  /** The client has said no to photos. */
  no_photos: z.boolean(),
});

export const clientVisit = z.object({
  ...visitDetails,
  ...textAnswersTo("client"),
  serviceType,
  walker_name: z.nullable(z.string()),
  /** When its walker was there. Null of a completed visit where the minutes are not known, or are few. */
  arrived_at: z.nullable(instant),
  /** How many visits its walker does before it: in the upcoming list, of today's open ones where nobody is yet. Else null. */
  visits_before: z.nullable(z.int()),
});

/** A visit as the owner opens it. */
export type OwnerVisit = z.output<typeof ownerVisit>;
/** A visit as its walker reads it. */
export type WalkerVisit = z.output<typeof walkerVisit>;
/** A visit as its client reads it. */
export type ClientVisit = z.output<typeof clientVisit>;

export const getVisit = defineEndpoint({
  name: "getVisit",
  method: "GET",
  path: "/visits/{id}",
  handler: "visits/get-visit",
  audience: roles,
  summary: "One visit: all of it for the owner, and for its walker and its client what their lists have of it.",
  params: z.object({ id }),
  answer: z.union([ownerVisit, walkerVisit, clientVisit]),
});

export const showVisitCodes = defineEndpoint({
  name: "showVisitCodes",
  method: "POST",
  path: "/visits/{id}/access",
  handler: "visits/show-visit-codes",
  audience: ["admin", "walker"],
  summary: "The codes of the home that a visit is at. That they were read is kept with the client.",
  params: z.object({ id }),
  answer: shownCodes,
});

export const takeMyCodes = defineEndpoint({
  name: "takeMyCodes",
  method: "POST",
  path: "/my-codes",
  handler: "visits/take-my-codes",
  audience: ["walker"],
  summary:
    "The codes of the homes of the caller's open visits of today, to take along. That they were is kept with each client, once a day.",
  answer: z.object({
    /** When the phone forgets them; null if there are none. */
    until: z.nullable(instant),
    homes: z.array(z.object({ visit: id, codes: shownCodes })),
  }),
});

export const visitPhotos = defineEndpoint({
  name: "visitPhotos",
  method: "GET",
  path: "/visits/{id}/photos",
  handler: "visits/visit-photos",
  audience: roles,
  summary:
    "The photos of a visit that the caller may see, with links of ten minutes. Whether a file has come is not known.",
  params: z.object({ id }),
  answer: z.array(
    z.object({
      id,
      link: z.string(),
      /** When the walker added it; null if that is not known. */
      at: z.nullable(instant),
    }),
  ),
});

export const sendVisitPhoto = defineEndpoint({
  name: "sendVisitPhoto",
  method: "POST",
  path: "/visits/{id}/photos",
  handler: "visits/send-visit-photo",
  audience: ["walker"],
  summary:
    "Where the file of a photo is sent, as a form with these fields, for a photo that the caller's report of the visit names.",
  params: z.object({ id }),
  body: z.object({ photo: titled("Photo", id) }),
  answer: z.object({ address: z.string(), fields: z.record(z.string(), z.string()) }),
});

export const mySchedule = defineEndpoint({
  name: "mySchedule",
  method: "GET",
  path: "/my-schedule",
  handler: "visits/my-schedule",
  audience: ["admin", "walker"],
  summary:
    "The caller's own visits as a walker, from 7 days back to one month ahead unless start and end say otherwise.",
  query: z.object({
    start: z.optional(rangeEdge),
    end: z.optional(rangeEdge),
    expand: z.optional(z.string().check(z.maxLength(20))),
    cursor,
  }),
  answer: z.array(walkerVisit),
  paged: "if long",
});

export const myUpcomingWalks = defineWhole({
  name: "myUpcomingWalks",
  method: "GET",
  path: "/my-upcoming-walks",
  handler: "visits/my-upcoming-walks",
  audience: ["client"],
  summary: "The client's visits still to come, soonest first.",
  answer: z.array(clientVisit),
});

export const myWalkHistory = defineWhole({
  name: "myWalkHistory",
  method: "GET",
  path: "/my-walk-history",
  handler: "visits/my-walk-history",
  audience: ["client"],
  summary: "The client's completed visits, latest first.",
  answer: z.array(clientVisit),
});

export const visitsEndpoints: readonly Endpoint[] = [
  getVisit,
  showVisitCodes,
  takeMyCodes,
  visitPhotos,
  sendVisitPhoto,
  mySchedule,
  completeWalk,
  arriveAtVisit,
  listReviews,
  answerReview,
  undoAnswer,
  noteIncident,
  readIncident,
  myUpcomingWalks,
  myWalkHistory,
  deleteWalkNote,
  restoreWalkNote,
];
