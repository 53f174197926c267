import { S3Client } from "@aws-sdk/client-s3";
import { once } from "../once.ts";

export const s3 = once(
  () =>
    new S3Client({
      // Another implementation than AWS's has one address for all buckets.
      forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
      // An object is sent as its file is, without a checksum behind it.
      requestChecksumCalculation: "WHEN_REQUIRED",
    }),
);
