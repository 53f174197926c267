import { agreementKinds, maxHardDayVisits, requestKinds, weekdayOf } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { bookingFields, calendarVisit, unsignedReason } from "./schema/booking.ts";
import { localDate, timeFrame } from "./schema/calendar.ts";
import { plan, preview } from "./schema/edit.ts";
import { id, isId } from "./schema/id.ts";
import { dollars, price } from "./schema/money.ts";
import { once } from "./schema/once.ts";
import { clientRequest, quote, requestWords } from "./schema/request.ts";
import { titled } from "./schema/title.ts";
import { seenVersion } from "./schema/version.ts";

const asking = z.object({
  kind: z.enum(requestKinds, { error: "must be book, change, cancel, back or away" }),
  /** For 'change', 'cancel' and 'back'. */
  visit_id: titled("Visit", z.optional(z.string().check(isId))),
  /** For 'cancel': the visits of its series after it go, too. */
  following: z._default(z.boolean(), false),
  /** For 'book' and 'away' the first day, for 'change' the new one. */
  date: titled("Date", z.optional(localDate)),
  /** For 'away': the last day, and the visits to cancel. Absent: those that cost nothing. */
  through: titled("Last day", z.optional(localDate)),
  visit_ids: titled(
    "Visits",
    z.optional(
      z
        .array(z.string().check(isId))
        .check(z.maxLength(maxHardDayVisits, `must be at most ${maxHardDayVisits} visits`)),
    ),
  ),
  timeframe: z.optional(timeFrame),
  service_type: z.optional(bookingFields.shape.service_type),
  service_label: bookingFields.shape.service_label,
  pet_names: bookingFields.shape.pet_names,
  /** For 'book': it repeats each week on these days, 0 Monday … 6 Sunday, that of the first day among them. */
  weekdays: titled(
    "Weekdays",
    z.optional(
      z
        .array(z.int("must be a weekday").check(z.minimum(0, "must be a weekday"), z.maximum(6, "must be a weekday")))
        .check(
          z.minLength(1, "must name a day"),
          z.maxLength(7, "must be at most 7 days"),
          once("must name each day once", String),
        ),
    ),
  ),
  words: requestWords,
  /** The price that was shown, in dollars. Where it is another one by now, nothing is asked. */
  seen_total: titled("Price", z.optional(price)),
});
type Asking = z.output<typeof asking>;

const given = (path: keyof Asking, error: string, isGiven: (body: Asking) => boolean) =>
  z.refine<Asking>(isGiven, { path: [path], error });

/** Shared by the acts of a client on their own request. */
const ofMine = { audience: ["client"], method: "POST", params: z.object({ id }) } as const;
/** Shared by the owner's acts on anybody's request. */
const ofAnyone = { audience: ["admin"], method: "POST", params: z.object({ id }) } as const;

export const askRequest = defineEndpoint({
  name: "askRequest",
  method: "PUT",
  path: "/requests/{id}",
  handler: "requests/ask-request",
  audience: ["client"],
  summary:
    "Asks for a walk, another place, a cancelling, a restoring or days without visits, or says what it would cost. The id is the form's.",
  params: z.object({ id }),
  query: z.object({ preview }),
  body: asking.check(
    given("visit_id", "Please select a visit", ({ kind, visit_id }) => !isOfVisit(kind) || visit_id !== undefined),
    given("date", "Date and timeframe are required", ({ kind, date }) => !needsPlace(kind) || date !== undefined),
    given(
      "timeframe",
      "Date and timeframe are required",
      (body) => !needsPlace(body.kind) || body.timeframe !== undefined,
    ),
    given("date", "Choose the first day", ({ kind, date }) => kind !== "away" || date !== undefined),
    given("through", "Choose the last day", ({ kind, through }) => kind !== "away" || through !== undefined),
    given(
      "weekdays",
      "The weekday of the first day is missing",
      ({ weekdays, date }) => !weekdays || !date || weekdays.includes(weekdayOf(date)),
    ),
    given("service_type", "Please select a service", (body) => body.kind !== "book" || body.service_type !== undefined),
  ),
  answer: z.object({
    quote,
    /** Whether the visit is one of a series. */
    recurring: z.boolean(),
    /** For 'away': all visits of the days, and whether they would be cancelled. Amounts are in dollars. */
    visits: z.nullable(
      z.array(
        z.object({
          _id: id,
          date: localDate,
          timeframe: timeFrame,
          pet_names: z.array(z.string()),
          price: dollars,
          charge: dollars,
          chosen: z.boolean(),
        }),
      ),
    ),
    /** The request as it is kept; null for a preview. */
    request: z.nullable(clientRequest),
  }),
});

const isOfVisit = (kind: Asking["kind"]) => kind !== "book" && kind !== "away";
const needsPlace = (kind: Asking["kind"]) => kind === "book" || kind === "change";

export const myRequests = defineEndpoint({
  name: "myRequests",
  method: "GET",
  path: "/my-requests",
  handler: "requests/my-requests",
  audience: ["client"],
  summary: "The caller's latest 50 requests, the latest first.",
  answer: z.array(clientRequest),
});

export const withdrawRequest = defineEndpoint({
  ...ofMine,
  name: "withdrawRequest",
  path: "/requests/{id}/withdraw",
  handler: "requests/withdraw-request",
  summary: "Takes back a request that is not answered.",
  answer: clientRequest,
});

export const agreeToOffer = defineEndpoint({
  ...ofMine,
  name: "agreeToOffer",
  path: "/requests/{id}/agree",
  handler: "requests/agree-to-offer",
  summary: "Says yes to the owner's offer: it is done at once, or waits for the owner where something has changed.",
  body: z.object({ version: seenVersion }),
  answer: clientRequest,
});

const person = z.object({ id, name: z.string() });

/** A request as the owner reads it, with what accepting it would do now. */
const ownersRequest = z.extend(clientRequest, {
  client: person,
  /** The client has said yes to an offer that did not hold any more. */
  agreed: z.boolean(),
  /** Names what accepting would do. An accept that sends it is refused where it would do something else. */
  plan: z.string(),
  /** What to look at first. Empty: nothing is in the way. */
  look: z.array(z.string()),
  /** For 'book': the agreements that the client has not signed. Accepting then takes a reason. */
  unsigned: z.array(z.enum(agreementKinds)),
  /** Who would come; null: nobody, or nobody comes for it. */
  walker: z.nullable(person),
  /** The walker's work and travel in the frame with it, and how long the frame is, in minutes. */
  load: z.nullable(z.object({ minutes: z.int(), before: z.int(), of: z.int() })),
  /** Who has room, the best first. For 'book' alone. */
  fits: z.array(person),
  /** The visit as it is now; null where it is as the client saw it. */
  now: z.nullable(calendarVisit),
  /** The price or the charge by the settings of now, in dollars. */
  total_now: dollars,
});

export const listRequests = defineEndpoint({
  name: "listRequests",
  method: "GET",
  path: "/requests",
  handler: "requests/list-requests",
  audience: ["admin"],
  summary: "The first 50 open requests, those of last week that lapsed too, with what accepting each would do now.",
  answer: z.object({ requests: z.array(ownersRequest), left_off: z.boolean() }),
});

export const countRequests = defineEndpoint({
  name: "countRequests",
  method: "GET",
  path: "/requests/count",
  handler: "requests/count-requests",
  audience: ["admin"],
  summary: "How many requests wait for the owner, at most 200, and the first of them.",
  answer: z.object({
    waiting: z.int(),
    first: z.nullable(
      z.object({ kind: z.enum(requestKinds), client: z.string(), date: localDate, timeframe: timeFrame }),
    ),
  }),
});

export const acceptRequest = defineEndpoint({
  ...ofAnyone,
  name: "acceptRequest",
  path: "/requests/{id}/accept",
  handler: "requests/accept-request",
  summary: "Does what is asked for, at the price that was shown, and accepts the request: both or neither.",
  body: z.object({
    version: seenVersion,
    plan,
    /** For 'book'. Absent: the walker of the offer, or whoever fits best. */
    walker_id: titled("Walker", z.optional(z.string().check(isId))),
    /** For 'cancel' and 'away': nothing is charged and nobody is paid. */
    free: z._default(z.boolean(), false),
    unsigned_reason: unsignedReason,
  }),
  answer: clientRequest,
});

export const declineRequest = defineEndpoint({
  ...ofAnyone,
  name: "declineRequest",
  path: "/requests/{id}/decline",
  handler: "requests/decline-request",
  summary: "Declines a request, with words for the client.",
  body: z.object({ words: requestWords }),
  answer: clientRequest,
});

export const offerInstead = defineEndpoint({
  ...ofAnyone,
  name: "offerInstead",
  path: "/requests/{id}/offer",
  handler: "requests/offer-instead",
  summary: "Offers another place or price for a walk that is asked for or is to be moved.",
  body: z.object({
    version: seenVersion,
    date: titled("Date", localDate),
    timeframe: timeFrame,
    price: titled("Price", price),
    walker_id: titled("Walker", z.optional(z.string().check(isId))),
    words: requestWords,
  }),
  answer: clientRequest,
});

export const requestsEndpoints: readonly Endpoint[] = [
  askRequest,
  myRequests,
  withdrawRequest,
  agreeToOffer,
  listRequests,
  countRequests,
  acceptRequest,
  declineRequest,
  offerInstead,
];
