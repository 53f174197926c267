import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { photoFiles } from "@petcare/contract";
import type { VisitKey } from "@petcare/storage";
import { environment, runtime } from "../runtime.ts";
import { s3 } from "./client.ts";
import { photoKey } from "./photo-key.ts";

/** Signs a link to a photo, valid for ten minutes. */
export const linkToPhoto = (visit: VisitKey, id: string): Promise<string> =>
  getSignedUrl(s3(), new GetObjectCommand({ Bucket: environment("PHOTO_BUCKET"), Key: photoKey(visit, id) }), {
    expiresIn: photoFiles.linkSeconds,
    signingDate: new Date(runtime.now()),
  });
