import { photoFiles } from "@petcare/contract";
import { Aws, Duration, RemovalPolicy, type Stack, Validations } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";

/**
 * The name of the bucket of photos, and its origin. The name is chosen, because the site's headers name the bucket, and the
 * bucket the site: one of the two must be known before it is made.
 */
export function photoAddress(stack: Stack): { name: string; origin: string } {
  const name = `${stack.stackName.toLowerCase()}-photos-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
  return { name, origin: `https://${name}.s3.${Aws.REGION}.amazonaws.com` };
}

interface PhotoBucketProps {
  name: string;
  /** The origins from which photos are sent. */
  origins: string[];
}

/** Keeps the photos that walkers take. Nobody reaches one but by a link or a form that the API signs. */
export class PhotoBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { name, origins }: PhotoBucketProps) {
    super(scope, id);
    // The CDK's own types do not fit each other under exactOptionalPropertyTypes.
    this.bucket = new Bucket(this, "Bucket", {
      bucketName: name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: origins, maxAge: 3600 }],
      // What no visit names any more goes with the rest.
      lifecycleRules: [{ prefix: photoFiles.prefix, expiration: Duration.days(photoFiles.days) }],
    }) as IBucket;
    const reason = "The functions' log names who asked for a link, without which nobody reads it";
    Validations.of(this.bucket).acknowledge({ id: "AwsSolutions-S1", reason });
  }
}
