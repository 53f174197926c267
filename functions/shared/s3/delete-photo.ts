import type { VisitKey } from "@petcare/storage";
import { environment, runtime } from "../runtime.ts";
import { photoKey } from "./photo-key.ts";
import { objectAddress, signedLink } from "./sign.ts";

/** In seconds. */
const validFor = 60;

/**
 * Deletes the files of photos of a visit. One that is gone is no failure.
 * @throws Error where S3 does not do it
 */
export async function deletePhotos(visit: VisitKey, ids: string[]): Promise<void> {
  for (const id of ids) {
    const address = objectAddress(environment("PHOTO_BUCKET"), photoKey(visit, id));
    const answer = await fetch(await signedLink({ method: "DELETE", address, validFor, now: runtime.now() }), {
      method: "DELETE",
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`S3 answered ${answer.status} to deleting a photo`);
  }
}
