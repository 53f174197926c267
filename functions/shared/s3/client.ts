import { S3Client } from "@aws-sdk/client-s3";
import { once } from "../runtime.ts";

/** The S3 client. It signs links and forms without a checksum, which browsers would have to compute. */
export const s3 = once(
  () => new S3Client({ requestChecksumCalculation: "WHEN_REQUIRED", responseChecksumValidation: "WHEN_REQUIRED" }),
);
