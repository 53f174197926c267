import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id, localDate, optionalText, titled } from "./schema/basics.ts";

const range = "must be 0 to 999.9 miles, in tenths";
const miles = z.number({ error: range }).check(z.gte(0, range), z.lte(999.9, range), z.multipleOf(0.1, range));

/** The days that can be typed: today, and the seven before. By day; a day without miles is not there. */
const dayOfMiles = { date: localDate, miles: z.number(), note: z.nullable(z.string()) };
const myDays = z.array(z.object(dayOfMiles));

export const myMiles = defineEndpoint({
  name: "myMiles",
  method: "GET",
  path: "/my-miles",
  handler: "miles/my-miles",
  audience: ["admin", "walker"],
  summary: "The miles that the caller drove today and in the last seven days.",
  answer: myDays,
});

export const changeMyMiles = defineEndpoint({
  name: "changeMyMiles",
  method: "PUT",
  path: "/my-miles",
  handler: "miles/change-my-miles",
  audience: ["admin", "walker"],
  summary: "Sets the miles that the caller drove on a day, or removes them. It can be repeated.",
  body: z.object({
    /** Today, or one of the seven days before. */
    date: titled("Day", localDate),
    /** Null removes them. */
    miles: titled("Miles", z.nullable(miles)),
    /** Absent or empty: the day has none. */
    note: optionalText("Note", 200),
  }),
  answer: myDays,
});

export const listMiles = defineEndpoint({
  name: "listMiles",
  method: "GET",
  path: "/miles",
  handler: "miles/list-miles",
  audience: ["admin"],
  summary: "The miles of the team's days.",
  /** Both days included, at most 366 days. */
  query: z.object({ from: localDate, to: localDate }),
  /** By name, then by day. */
  answer: z.array(z.object({ walker: z.object({ id, name: z.string() }), ...dayOfMiles })),
});

export const milesEndpoints: readonly Endpoint[] = [myMiles, changeMyMiles, listMiles];
