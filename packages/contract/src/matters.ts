import { matterKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { calendarVisit } from "./schema/booking.ts";
import { instant, localDate } from "./schema/calendar.ts";
import { id } from "./schema/id.ts";
import { ownersIncidentFields } from "./schema/incident.ts";
import { dollars, price } from "./schema/money.ts";
import { titled } from "./schema/title.ts";
import { seenVersion } from "./schema/version.ts";

/** A report that the plan contradicts, with the ways to settle it. */
const matter = z.object({
  /** Its id among the matters of its visit. */
  id: z.string(),
  visit: calendarVisit,
  kind: z.enum(matterKinds),
  client: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
  reporter: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
  /** The sentence that the owner reads. */
  sentence: z.string(),
  /** The sentence about the clock of the reporter's phone, where it was off by more than 2 minutes. */
  clock: z.nullable(z.string()),
  arrived_at: z.nullable(instant),
  done_at: z.nullable(instant),
  /** The local day that the report is about. */
  day: localDate,
  /** When the plan became what the report contradicts. */
  since: instant,
  comments: z.string(),
  photo_urls: z.array(z.string()),
  photo_ids: z.array(id),
  /** The first one is filled in. Amounts are in dollars. */
  ways: z.array(
    z.object({
      do: z.enum(["take", "leave"]),
      note: z.boolean(),
      charge: dollars,
      pay: dollars,
      label: z.string(),
    }),
  ),
});

/** An incident that the owner has not read. */
const unread = z.object({
  id,
  visit: calendarVisit,
  client: z.object({ id, name: z.string() }),
  by: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
  ...ownersIncidentFields,
});

export const listMatters = defineEndpoint({
  name: "listMatters",
  method: "GET",
  path: "/matters",
  handler: "visits/list-matters",
  audience: ["admin"],
  summary:
    "The first hundred reports that the plan contradicts, by the date of their visits, with the ways to settle each; and the first hundred incidents to read.",
  answer: z.object({ matters: z.array(matter), incidents: z.array(unread), left_off: z.int() }),
});

const settled = z.object({ _id: id, version: z.int(), status: calendarVisit.shape.status });

export const settleVisit = defineEndpoint({
  name: "settleVisit",
  method: "POST",
  path: "/visits/{id}/settle",
  handler: "visits/settle-visit",
  audience: ["admin"],
  summary:
    "Settles a report: it completes its visit, or leaves it, with pay of its own and its words where they are chosen.",
  params: z.object({ id }),
  body: z.object({
    matter: titled("Matter", z.string().check(z.minLength(1), z.maxLength(64))),
    do: z.enum(["take", "leave"], { error: "must be take or leave" }),
    note: z._default(z.boolean(), false),
    charge_amount: titled("Charge", z._default(price, 0)),
    pay_amount: titled("Pay", z._default(price, 0)),
    version: seenVersion,
  }),
  answer: settled,
});

export const unsettleVisit = defineEndpoint({
  name: "unsettleVisit",
  method: "POST",
  path: "/visits/{id}/unsettle",
  handler: "visits/unsettle-visit",
  audience: ["admin"],
  summary: "Takes back the settling that was the last edit of a visit, with its extra pay.",
  params: z.object({ id }),
  body: z.object({ version: seenVersion }),
  answer: settled,
});
