import { reviewAnswers } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { id, instant, seenVersion, titled } from "./schema/basics.ts";
import { calendarVisit } from "./schema/booking.ts";
import { ownersIncidentFields } from "./schema/incident.ts";
import { dollars, price } from "./schema/money.ts";

const person = z.object({ id, name: z.string(), phone: z.nullable(z.string()) });

/** A report that waits for the owner's answer. Amounts are in dollars, and filled in. */
const review = z.object({
  /** Its id among the reviews of its visit. */
  id: z.string(),
  visit: calendarVisit,
  client: person,
  reporter: person,
  /** The sentence that the owner reads. */
  sentence: z.string(),
  arrived_at: z.nullable(instant),
  done_at: z.nullable(instant),
  /** The last edit of the visit by the office. */
  changed_at: z.nullable(instant),
  comments: z.string(),
  photo_urls: z.array(z.string()),
  photo_ids: z.array(id),
  /** The charge and the pay of the visit as booked; null if it is done or billed. */
  as_booked: z.nullable(z.object({ charge: dollars, pay: dollars })),
  /** The pay beside the visit. */
  pay: dollars,
});

/** An incident that the owner has not read. */
const unread = z.object({
  id,
  visit: calendarVisit,
  client: z.object({ id, name: z.string() }),
  by: person,
  ...ownersIncidentFields,
});

export const listReviews = defineEndpoint({
  name: "listReviews",
  method: "GET",
  path: "/reviews",
  handler: "visits/list-reviews",
  audience: ["admin"],
  summary:
    "The first hundred reports that wait for an answer, by the date of their visits; and the first hundred incidents to read.",
  answer: z.object({ reviews: z.array(review), incidents: z.array(unread), left_off: z.int() }),
});

const reviewed = titled("Review", z.string().check(z.minLength(1), z.maxLength(100)));
const answered = z.object({ _id: id, version: z.int(), status: calendarVisit.shape.status });

export const answerReview = defineEndpoint({
  name: "answerReview",
  method: "POST",
  path: "/visits/{id}/review",
  handler: "visits/answer-review",
  audience: ["admin"],
  summary: "Answers a report: its visit counts as booked, its walker is paid beside it, or neither.",
  params: z.object({ id }),
  body: z.object({
    review: reviewed,
    do: z.enum(reviewAnswers, { error: "must be as_booked, pay_only or neither" }),
    charge_amount: titled("Charge", z._default(price, 0)),
    pay_amount: titled("Pay", z._default(price, 0)),
    version: seenVersion,
  }),
  answer: answered,
});

export const undoAnswer = defineEndpoint({
  name: "undoAnswer",
  method: "POST",
  path: "/visits/{id}/review/undo",
  handler: "visits/undo-answer",
  audience: ["admin"],
  summary: "Takes back the answer to a report, with what it has charged and paid.",
  params: z.object({ id }),
  body: z.object({ review: reviewed }),
  answer: answered,
});
