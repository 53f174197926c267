import { S3Client } from "@aws-sdk/client-s3";
import { once } from "../runtime.ts";

/** The client of S3. Links and forms that it signs ask for no checksum, which browsers would have to compute. */
export const s3 = once(
  () => new S3Client({ requestChecksumCalculation: "WHEN_REQUIRED", responseChecksumValidation: "WHEN_REQUIRED" }),
);
