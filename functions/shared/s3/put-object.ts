import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/**
 * Stores a file as an object, in place of any with its key. It is sent as it is read.
 * @throws the error of S3, when it refuses the object
 */
export async function putObject(bucket: string, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await s3().send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: "application/zip",
    }),
  );
}
