import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { runtime } from "../runtime.ts";
import { s3 } from "./client.ts";

/** A link from which anybody takes an object for some seconds, and saves it under a name. */
export const linkToObject = (
  Bucket: string,
  Key: string,
  { name, validFor }: { name: string; validFor: number },
): Promise<string> =>
  getSignedUrl(
    s3(),
    new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: `attachment; filename="${name}"` }),
    { expiresIn: validFor, signingDate: new Date(runtime.now()) },
  );
