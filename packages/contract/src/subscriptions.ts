import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { done, instant, titled } from "./schema/basics.ts";

const people = ["walker", "client"] as const;

export const getSubscription = defineEndpoint({
  name: "getSubscription",
  method: "GET",
  path: "/subscription",
  handler: "subscriptions/get-subscription",
  audience: people,
  summary: "When the caller's calendar address was made. The address itself is shown only when it is made.",
  answer: z.object({
    /** null: there is none. */
    made_at: z.nullable(instant),
  }),
});

export const makeSubscription = defineEndpoint({
  name: "makeSubscription",
  method: "PUT",
  path: "/subscription",
  handler: "subscriptions/make-subscription",
  audience: people,
  summary: "Makes a calendar address for the caller's visits. An earlier one ends.",
  body: z.object({
    /** 32 random bytes in base64url. The form makes them, so that a repeated request makes the same address. */
    key: titled("Key", z.string().check(z.regex(/^[\w-]{43}$/, "is not valid"))),
  }),
  answer: z.object({ link: z.string(), made_at: instant }),
});

export const removeSubscription = defineEndpoint({
  name: "removeSubscription",
  method: "DELETE",
  path: "/subscription",
  handler: "subscriptions/remove-subscription",
  audience: people,
  summary: "Ends the caller's calendar address.",
  answer: done,
});

export const subscribedVisits = defineEndpoint({
  name: "subscribedVisits",
  method: "GET",
  path: "/subscriptions/{file}",
  handler: "subscriptions/subscribed-visits",
  audience: "public",
  summary: "The visits of a walker or a client as iCalendar, by their secret address.",
  params: z.object({ file: z.string().check(z.maxLength(200)) }),
  contentType: "text/calendar; charset=utf-8",
  answer: z.string(),
});

export const subscriptionsEndpoints: readonly Endpoint[] = [
  getSubscription,
  makeSubscription,
  removeSubscription,
  subscribedVisits,
];
