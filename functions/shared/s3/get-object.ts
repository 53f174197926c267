import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { runtime } from "../runtime.ts";
import { s3 } from "./client.ts";

/** Signs a link that downloads an object under a file name. It is valid for some seconds. */
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
