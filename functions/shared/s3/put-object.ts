import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { runtime } from "../runtime.ts";
import { objectAddress, signedLink } from "./sign.ts";

/** In seconds. */
const validFor = 900;

/**
 * Stores a file as an object, in place of any with its key. It is sent as it is read.
 * @throws Error where S3 does not take it
 */
export async function putObject(bucket: string, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const address = objectAddress(bucket, key);
  const link = await signedLink({ method: "PUT", address, validFor, now: runtime.now() });
  const answer = await fetch(link, {
    method: "PUT",
    headers: { "content-length": String(size), "content-type": "application/zip" },
    body: Readable.toWeb(createReadStream(path)),
    duplex: "half",
  });
  if (!answer.ok) throw new Error(`S3 answered ${answer.status}: ${(await answer.text()).slice(0, 1000)}`);
}
