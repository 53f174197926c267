import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/** Uploads a file as a stream. Replaces an object with the same key. */
export async function putObject(Bucket: string, Key: string, path: string): Promise<void> {
  const { size: ContentLength } = await stat(path);
  const Body = createReadStream(path);
  await s3().send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType: "application/zip" }));
}
