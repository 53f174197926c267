import { maxCareChanges, requestKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { askForMeet, getMeetForm } from "./meet.ts";
import { definePaged } from "./paged-endpoint.ts";
import { askBody } from "./schema/asking.ts";
import { id, isId, localDate, seenVersion, timeFrame, titled } from "./schema/basics.ts";
import { careFact } from "./schema/care-sheet.ts";
import { preview } from "./schema/edit.ts";
import { dollars } from "./schema/money.ts";
import { clientRequest, quote, requestWords } from "./schema/request.ts";

/** Shared by the acts on one request, most of them the owner's. */
const ofAnyone = { audience: ["admin"], method: "POST", params: z.object({ id }) } as const;

/** A visit that is cancelled while its client is away. */
const awayVisit = z.object({
  _id: id,
  date: localDate,
  timeframe: timeFrame,
  pet_names: z.array(z.string()),
  charge: dollars,
});

export const askRequest = defineEndpoint({
  name: "askRequest",
  method: "PUT",
  path: "/requests/{id}",
  handler: "requests/ask-request",
  audience: ["walker", "client"],
  summary:
    "Asks for a walk, another place, a cancelling, a restoring, days without visits, changes of the care sheet or a walker's days off, or says what it would cost. The id is the form's.",
  params: z.object({ id }),
  query: z.object({ preview }),
  body: askBody,
  answer: z.object({
    quote,
    /** Whether the visit is one of a series. */
    recurring: z.boolean(),
    /** For 'away': all visits of the days, and whether they would be cancelled. Amounts are in dollars. */
    visits: z.nullable(z.array(z.extend(awayVisit, { price: dollars, chosen: z.boolean() }))),
    /** For 'care': the care sheet as it is now. */
    care: z.nullable(z.array(careFact)),
    /** The request as it is kept; null for a preview. */
    request: z.nullable(clientRequest),
  }),
});

export const myRequests = defineEndpoint({
  name: "myRequests",
  method: "GET",
  path: "/my-requests",
  handler: "requests/my-requests",
  audience: ["walker", "client"],
  summary: "The caller's latest 50 requests, the latest first.",
  answer: z.array(clientRequest),
});

export const withdrawRequest = defineEndpoint({
  ...ofAnyone,
  audience: ["walker", "client"],
  name: "withdrawRequest",
  path: "/requests/{id}/withdraw",
  handler: "requests/withdraw-request",
  summary: "Takes back a request that is not answered.",
  answer: clientRequest,
});

const person = z.object({ id, name: z.string() });

/** A request as the owner reads it, with what stands in its way. */
const ownersRequest = z.extend(clientRequest, {
  /** The person who asks: for 'off' a walker, for 'meet' a stranger, who has no record. */
  client: person,
  /** For 'meet': how to reach them, and where they live. */
  stranger: z.nullable(z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()), place: z.string() })),
  /** The things to look at first. Empty: nothing is in the way. */
  look: z.array(z.string()),
  /** Who would come; null: nobody, or nobody comes for it. */
  walker: z.nullable(person),
  /** For 'care': the text of each field now; null: nothing is noted, or there is no such pet any more. */
  care_now: z.nullable(z.array(z.nullable(z.string()))),
  /** For 'away': the visits that would be cancelled, each with its charge in dollars. */
  visits: z.nullable(z.array(awayVisit)),
  /** For 'off': the walker's visits on the days. */
  visits_there: z.nullable(z.int()),
});

export const listRequests = definePaged({
  name: "listRequests",
  method: "GET",
  path: "/requests",
  handler: "requests/list-requests",
  audience: ["admin"],
  summary:
    "The open requests by the day by which an answer is wanted, those of last week that lapsed too, with what stands in the way of each.",
  answer: z.array(ownersRequest),
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
      z.object({
        kind: z.enum(requestKinds),
        client: z.string(),
        date: localDate,
        timeframe: z.nullable(timeFrame),
      }),
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
    /** For 'book'. */
    walker_id: titled("Walker", z.optional(z.string().check(isId))),
    /** For 'cancel' and 'away': nothing is charged and nobody is paid. */
    free: z._default(z.boolean(), false),
    /** For 'care': the places in its list of those that change. Absent: those that nobody else has changed. */
    care: titled(
      "Changes",
      z.optional(
        z
          .array(z.int().check(z.minimum(0), z.maximum(maxCareChanges)))
          .check(z.minLength(1, "must name one, or decline"), z.maxLength(maxCareChanges)),
      ),
    ),
  }),
  answer: z.extend(clientRequest, {
    /** For 'meet': the referral code with which they can sign up. */
    code: z.nullable(z.string()),
  }),
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

export const requestsEndpoints: readonly Endpoint[] = [
  askRequest,
  myRequests,
  withdrawRequest,
  listRequests,
  countRequests,
  acceptRequest,
  declineRequest,
  getMeetForm,
  askForMeet,
];
