import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { runtime } from "../runtime.ts";
import { s3 } from "./client.ts";

/**
 * A link from which anybody takes an object, and saves it under a name.
 * @param validFor in seconds
 */
export function linkToObject(
  bucket: string,
  key: string,
  { name, validFor }: { name: string; validFor: number },
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentDisposition: `attachment; filename="${name}"`,
  });
  return getSignedUrl(s3(), command, { expiresIn: validFor, signingDate: new Date(runtime.now()) });
}
