import { exportFiles } from "@petcare/contract";
import { Duration } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";

/** Keeps exports for some days. Nobody reaches one but by a link that the API signs for the owner. */
export class ExportBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // The CDK's own types do not fit each other under exactOptionalPropertyTypes.
    this.bucket = new Bucket(this, "Bucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [
        {
          prefix: exportFiles.prefix,
          expiration: Duration.days(exportFiles.days),
        },
      ],
    }) as IBucket;
  }
}
