import * as z from "zod/mini";
import { maxPhotos, tooManyPhotos } from "./deployment/photos.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, id, instant, maxText, seen, titled, visible, webLinks } from "./schema/basics.ts";
import { arrival, arrivalFields, reportAnswer, reportFields, sentTicks } from "./schema/report.ts";

const noNotes = "Additional notes are required to complete the walk.";

const noteFields = z.object({
  ...reportFields,
  /** The Idempotency-Key of the text that this one corrects, and when it was corrected. `at` stays. */
  replaces: titled("Corrected report", z.optional(z.string().check(z.maxLength(200)))),
  corrected_at: titled("Time of the correction", z.optional(instant)),
  arrived: arrival,
  comments: titled("Notes", z.string({ error: noNotes }).check(seen, z.trim(), visible(noNotes), maxText(4000))),
  photo_urls: titled("Photo links", webLinks(20)),
  /** Made by the phone. Their files are sent later, by POST /visits/{id}/photos. */
  photo_ids: titled("Photos", z._default(z.array(id).check(z.maxLength(maxPhotos, tooManyPhotos)), [])),
  /** When each of them was added, in their order. A release before this one told none. */
  photo_times: titled("Photo times", z._default(z.array(instant).check(z.maxLength(maxPhotos, tooManyPhotos)), [])),
  ticks: sentTicks,
});
type Note = z.output<typeof noteFields>;

/** Lists carry every note and its links, so these have a limit together, in characters. */
const maxNote = 10_000;

export const completeWalk = defineEndpoint({
  name: "completeWalk",
  method: "PUT",
  path: "/complete-walk/{id}",
  handler: "visits/complete-walk",
  audience: ["admin", "walker"],
  summary: "Completes a visit, once, with notes and optional photo links. A walker's report is never lost.",
  params: z.object({ id }),
  body: noteFields.check(
    z.refine<Note>(({ comments, photo_urls }) => comments.length + photo_urls.join("").length <= maxNote, {
      path: ["photo_urls"],
      error: `Notes and photo links together must be at most ${maxNote} characters`,
    }),
  ),
  answer: z.union([
    z.object({
      _id: id,
      outcome: z.literal("done"),
      status: z.literal("completed"),
      comments: z.string(),
      photo_urls: z.array(z.string()),
      completed_at: instant,
      /** The sentence that the walker reads. */
      sentence: z.string(),
    }),
    reportAnswer,
  ]),
});

export const arriveAtVisit = defineEndpoint({
  name: "arriveAtVisit",
  method: "POST",
  path: "/visits/{id}/arrive",
  handler: "visits/arrive-at-visit",
  audience: ["walker"],
  summary: "Notes that the walker is at a visit, once. Its Idempotency-Key is that of the completion to come.",
  params: z.object({ id }),
  body: z.object({ ...reportFields, ...arrivalFields }),
  answer: reportAnswer,
});

export const deleteWalkNote = defineEndpoint({
  name: "deleteWalkNote",
  method: "DELETE",
  path: "/my-walk-history/{id}",
  handler: "visits/delete-walk-note",
  audience: ["client"],
  summary: "Hides a completed visit's note and photos from its client. The visit itself stays.",
  params: z.object({ id }),
  answer: done,
});

/** The empty note that a client reads after deleting it. */
export const noNote = {
  notes: null,
  comments: null,
  photo_urls: [] as string[],
  photo_ids: [] as string[],
  ticks: [] as never[],
};

export const restoreWalkNote = defineEndpoint({
  name: "restoreWalkNote",
  method: "POST",
  path: "/my-walk-history/{id}/restore",
  handler: "visits/restore-walk-note",
  audience: ["client"],
  summary: "Shows a note and photos that were deleted to their client again.",
  params: z.object({ id }),
  answer: done,
});
