import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { s3 } from "./client.ts";

/** Stores a file as an object, in place of any with its key. It is sent as it is read. */
export async function putObject(Bucket: string, Key: string, path: string): Promise<void> {
  const { size: ContentLength } = await stat(path);
  const Body = createReadStream(path);
  await s3().send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType: "application/zip" }));
}
