import { maxRequestWords } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localDate, maxText, requiredLine, seen, timeFrame, titled, visible } from "./schema/basics.ts";
import { accountEmail } from "./schema/credentials.ts";
import { phone } from "./schema/person.ts";

export const getMeetForm = defineEndpoint({
  name: "getMeetForm",
  method: "GET",
  path: "/meet",
  handler: "requests/get-meet-form",
  audience: "public",
  summary: "Whether strangers can ask for a meet and greet, and the stamp of one form.",
  answer: z.object({
    open: z.boolean(),
    /** Says when the form was given out. It is good for one request. */
    stamp: z.string(),
  }),
});

const missingPet = "Tell us about your pet";
const missingReach = "Please give a phone number or an email";

const meet = z.object({
  stamp: z.string().check(z.maxLength(200)),
  name: requiredLine("Name", "Name is required", 80),
  /** One of the two at least. */
  phone: titled("Phone", z.optional(phone)),
  email: z.optional(accountEmail),
  place: requiredLine("ZIP code or town", "ZIP code or town is required", 80),
  words: titled("Your pet", z.string({ error: missingPet }).check(seen, visible(missingPet), maxText(maxRequestWords))),
  /** The wished day and time frame. */
  date: titled("Date", localDate),
  timeframe: timeFrame,
  /** A field that people do not see. Programs that fill in every field are refused. */
  website: titled("Website", z.optional(z.string().check(z.maxLength(0, "must be left empty")))),
});

export const askForMeet = defineEndpoint({
  name: "askForMeet",
  method: "POST",
  path: "/meet",
  handler: "requests/ask-for-meet",
  audience: "public",
  summary: "Asks for a meet and greet without an account, once for a form's stamp.",
  body: meet.check(
    z.refine(({ phone, email }) => phone !== undefined || email !== undefined, {
      path: ["phone"],
      error: missingReach,
    }),
  ),
  answer: z.object({ asked: z.literal(true) }),
  status: 201,
});
