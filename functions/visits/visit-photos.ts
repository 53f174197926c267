import { visitPhotos } from "@petcare/contract";
import { photosOf, photoTimeOf, type Visit } from "@petcare/storage";
import type { Caller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { linkToPhoto } from "../shared/s3/get-photo.ts";
import { readVisitFor } from "../shared/visits/read-visit-for.ts";
import { isoOrNull } from "../shared/visits/visit-answer.ts";

export const handler = endpoint(visitPhotos, async ({ params: { id }, caller }) => {
  const visit = await readVisitFor(caller, id);
  return Promise.all(
    photosFor(caller, visit).map(async (id) => ({
      id,
      link: await linkToPhoto(visit, id),
      at: isoOrNull(photoTimeOf(id, visit)),
    })),
  );
});

/**
 * Lists the photos that a person may see: the owner also those of reports, others those of a completed visit, and a client
 * none of a deleted note.
 */
function photosFor({ role }: Caller, visit: Visit): string[] {
  const photos = (visit.status === "completed" && visit.photo_ids) || [];
  switch (role) {
    case "admin":
      return photosOf(visit);
    case "walker":
      return photos;
    case "client":
      return visit.note_deleted_at === undefined ? photos : [];
  }
}
