import { sendVisitPhoto } from "@petcare/contract";
import { photosBy, readUser, readVisit, type VisitKey } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { linkToPhoto } from "../shared/s3/get-photo.ts";
import { formForPhoto } from "../shared/s3/put-photo.ts";
import { hasLeft } from "../shared/visits/has-left.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

/** Signs the upload of a photo that a report names, so that a visit has no more files than its report has photos. */
export const handler = endpoint(sendVisitPhoto, async ({ params: { id }, body: { photo }, caller }) => {
  const key = visitKeyIn(id);
  const visit = await readVisit(runtime.db, key);
  const client = visit && (await readUser(runtime.db, visit.client_id));
  if (visit && hasLeft(client)) throw new AppError("not_found", "A photo was not kept: the client has left.");
  if (client?.signed?.photos?.refused) {
    throw new AppError("not_found", "A photo was not kept: the client has said no to photos.");
  }
  if (visit && photosBy(caller.id, visit).includes(photo)) {
    if (runtime.now() > (visit.completed_at ?? 0) + anHour && (await hasCome(key, photo))) {
      throw new AppError("not_found", "This photo had arrived. After an hour it cannot be replaced.");
    }
    return formForPhoto(key, photo);
  }
  throw new AppError("not_found", "This photo was not found.");
});

/** In milliseconds. */
const anHour = 3_600_000;

/** Tells whether a photo's file is in the bucket. */
async function hasCome(key: VisitKey, photo: string): Promise<boolean> {
  const { ok, body } = await fetch(await linkToPhoto(key, photo), { headers: { range: "bytes=0-0" } });
  await body?.cancel();
  return ok;
}
