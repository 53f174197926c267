import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { photoFiles } from "@petcare/contract";
import type { VisitKey } from "@petcare/storage";
import { environment } from "../runtime.ts";
import { s3 } from "./client.ts";
import { photoKey } from "./photo-key.ts";

/**
 * Signs the form that uploads one photo, a JPEG of limited size. It is valid for ten minutes.
 * S3 refuses every other key, type and size. The file itself is the form's last field, `file`.
 */
export async function formForPhoto(visit: VisitKey, id: string) {
  const { url: address, fields } = await createPresignedPost(s3(), {
    Bucket: environment("PHOTO_BUCKET"),
    Key: photoKey(visit, id),
    Fields: { "Content-Type": photoFiles.contentType },
    Conditions: [["content-length-range", 1, photoFiles.maxBytes]],
    Expires: photoFiles.linkSeconds,
  });
  return { address, fields };
}
