import { visitPhotos } from "@petcare/contract";
import { photosOf, photoTimeOf, readVisit, type Visit } from "@petcare/storage";
import type { Caller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { linkToPhoto } from "../shared/s3/get-photo.ts";
import { isoOrNull } from "../shared/visits/visit-answer.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { isInWalkerWindow } from "../shared/visits/walker-visits.ts";

export const handler = endpoint(visitPhotos, async ({ params: { id }, caller }) => {
  const key = visitKeyIn(id);
  const visit = await readVisit(runtime.db, key);
  const photos = visit && photosFor(caller, visit);
  if (!photos) throw visitNotFound();
  return Promise.all(
    photos.map(async (id) => ({ id, link: await linkToPhoto(key, id), at: isoOrNull(photoTimeOf(id, visit)) })),
  );
});

/**
 * The photos that somebody may see: the owner those of reports, too, the others those of a completed visit, and a client
 * none of a deleted note. Undefined: the visit is not theirs.
 */
function photosFor({ person, household, role }: Caller, visit: Visit): string[] | undefined {
  const { walker_id, client_id, note_deleted_at } = visit;
  const photos = (visit.status === "completed" && visit.photo_ids) || [];
  switch (role) {
    case "admin":
      return photosOf(visit);
    case "walker":
      return walker_id === person.id && isInWalkerWindow(visit) ? photos : undefined;
    case "client":
      return client_id === household.id ? (note_deleted_at === undefined ? photos : []) : undefined;
  }
}
