import { photoFiles } from "@petcare/contract";
import type { VisitKey } from "@petcare/storage";
import { environment, runtime } from "../runtime.ts";
import { photoKey } from "./photo-key.ts";
import { objectAddress, signedLink } from "./sign.ts";

/** A link from which anybody sees a photo, for ten minutes. */
export const linkToPhoto = (visit: VisitKey, id: string) =>
  signedLink({
    method: "GET",
    address: objectAddress(environment("PHOTO_BUCKET"), photoKey(visit, id)),
    validFor: photoFiles.linkSeconds,
    now: runtime.now(),
  });
