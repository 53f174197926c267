import { DeleteObjectCommand } from "@aws-sdk/client-s3";
import type { VisitKey } from "@petcare/storage";
import { environment } from "../runtime.ts";
import { s3 } from "./client.ts";
import { photoKey } from "./photo-key.ts";

/** Deletes the files of a visit's photos. A missing file is no error. */
export async function deletePhotos(visit: VisitKey, ids: string[]): Promise<void> {
  const Bucket = environment("PHOTO_BUCKET");
  for (const id of ids) await s3().send(new DeleteObjectCommand({ Bucket, Key: photoKey(visit, id) }));
}
