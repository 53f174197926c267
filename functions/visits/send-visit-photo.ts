import { sendVisitPhoto } from "@petcare/contract";
import { photosBy, readVisit } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { formForPhoto } from "../shared/s3/put-photo.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

/** Nothing is taken in that no report names, so a visit has no more files than a report has photos. */
export const handler = endpoint(sendVisitPhoto, async ({ params: { id }, body: { photo }, caller }) => {
  const key = visitKeyIn(id);
  const visit = await readVisit(runtime.db, key);
  if (!visit || !photosBy(caller.id, visit).includes(photo)) {
    throw new AppError("not_found", "This photo was not found.");
  }
  return formForPhoto(key, photo);
});
