import { createHmac } from "node:crypto";
import { Sha256 } from "@aws-crypto/sha256-js";
import { photoFiles } from "@petcare/contract";
import type { VisitKey } from "@petcare/storage";
import { createScope, getSigningKey } from "@smithy/signature-v4";
import { environment, runtime } from "../runtime.ts";
import { ownCredentials } from "../signer.ts";
import { photoKey } from "./photo-key.ts";
import { objectAddress } from "./sign.ts";

/**
 * Makes the form with which anybody sends the file of one photo, for ten minutes: a JPEG, of a bounded size.
 * S3 refuses every other key, type and size. The file itself is the form's last field, `file`.
 */
export async function formForPhoto(visit: VisitKey, id: string) {
  const bucket = environment("PHOTO_BUCKET");
  const region = environment("AWS_REGION");
  const { sessionToken, ...credentials } = ownCredentials();
  const now = new Date(runtime.now());
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const given = {
    key: photoKey(visit, id),
    "Content-Type": photoFiles.contentType,
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${credentials.accessKeyId}/${createScope(day, region, "s3")}`,
    "X-Amz-Date": time,
    ...(sessionToken && { "X-Amz-Security-Token": sessionToken }),
  };
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(now.getTime() + photoFiles.linkSeconds * 1000).toISOString(),
      conditions: [
        { bucket },
        ...Object.entries(given).map(([name, value]) => ({ [name]: value })),
        ["content-length-range", 1, photoFiles.maxBytes],
      ],
    }),
  ).toString("base64");
  const key = await getSigningKey(Sha256, credentials, day, region, "s3");
  const signature = createHmac("sha256", key).update(policy).digest("hex");
  return {
    address: objectAddress(bucket, "").href,
    fields: { ...given, Policy: policy, "X-Amz-Signature": signature },
  };
}
