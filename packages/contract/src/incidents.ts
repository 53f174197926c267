import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { done, id, instant, maxText, seen, titled, visible } from "./schema/basics.ts";
import { version } from "./schema/edit.ts";
import { reportFields } from "./schema/report.ts";

const noWords = "Say what happened.";

export const noteIncident = defineEndpoint({
  name: "noteIncident",
  method: "POST",
  path: "/visits/{id}/incidents",
  handler: "visits/note-incident",
  audience: ["admin", "walker"],
  summary: "Notes what went wrong on a visit, once for the request's id. It is never changed or removed.",
  params: z.object({ id }),
  body: z.object({
    /** Made by the form. */
    id,
    words: titled("What happened", z.string({ error: noWords }).check(seen, z.trim(), visible(noWords), maxText(2000))),
    /** A later time than now counts as now. */
    known_at: titled("When it was known", instant),
    /** When it was written and when the phone sends it, by the phone's own clock, and the version that it showed. */
    at: reportFields.at,
    sent: reportFields.sent,
    version,
  }),
  answer: done,
});

export const readIncident = defineEndpoint({
  name: "readIncident",
  method: "POST",
  path: "/visits/{id}/incidents/read",
  handler: "visits/read-incident",
  audience: ["admin"],
  summary: "Notes that the owner has read an incident. It can be repeated.",
  params: z.object({ id }),
  body: z.object({ id: titled("Incident", id) }),
  answer: done,
});
