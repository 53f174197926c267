import { sendVisitPhoto } from "@petcare/contract";
import { hadPhoto, noteIncident, photosBy, readUser, readVisit, type Visit } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { idFrom, runtime } from "../shared/runtime.ts";
import { formForPhoto } from "../shared/s3/put-photo.ts";
import { hasLeft } from "../shared/visits/has-left.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

/** Nothing is taken in that no report names, so a visit has no more files than a report has photos. */
export const handler = endpoint(sendVisitPhoto, async ({ params: { id }, body: { photo }, caller, via }) => {
  const key = visitKeyIn(id);
  const visit = await readVisit(runtime.db, key);
  const client = visit && (await readUser(runtime.db, visit.client_id));
  if (visit && hasLeft(client)) throw new AppError("not_found", "A photo was not kept: the client has left.");
  if (client?.signed?.photos?.refused) {
    throw new AppError("not_found", "A photo was not kept: the client has said no to photos.");
  }
  if (visit && photosBy(caller.id, visit).includes(photo)) return formForPhoto(key, photo);
  if (!visit || !(await hadPhoto(runtime.db, visit, caller.id, photo))) {
    throw new AppError("not_found", "This photo was not found.");
  }
  const isTold = (await tellOwner(visit, authorOf({ caller, via }))) === "noted";
  const lost = "A photo was not kept: the walk does not have it any more.";
  throw new AppError("not_found", isTold ? `${lost} The office knows.` : lost);
});

/** An incident, once for all photos of a visit that one walker has sent too late. */
const tellOwner = (visit: Visit, by: ReturnType<typeof authorOf>) =>
  noteIncident(runtime.db, {
    key: visit,
    id: idFrom(by.id, "late photos"),
    incident: {
      words: "By itself, from the phone: a photo came that this walk does not have any more. It was not kept.",
      known_at: by.at,
    },
    mayWrite: () => true,
    by,
  });
