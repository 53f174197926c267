import { exportFiles, exportJob } from "@petcare/contract";
import { Duration, RemovalPolicy, Size, Validations } from "aws-cdk-lib";
import type { IDestination, Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { type FunctionGroup, wholeProcessor } from "./function-group.ts";

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
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [
        {
          prefix: exportFiles.prefix,
          expiration: Duration.days(exportFiles.days),
        },
      ],
    }) as IBucket;
    const reason = "The functions' log names who asked for a link, without which nobody reads it";
    Validations.of(this.bucket).acknowledge({ id: "AwsSolutions-S1", reason });
  }
}

/** The contract's job that a request calls. It writes the whole table into files, and has a whole processor for it. */
export class ExportJob extends Construct {
  readonly job: LambdaFunction;

  constructor(scope: Construct, id: string, group: FunctionGroup, onFailure: IDestination) {
    super(scope, id);
    const { name, handler } = exportJob;
    this.job = group.add(this, {
      name,
      handler,
      description: `The ${name} job`,
      timeout: Duration.minutes(15),
      memorySize: wholeProcessor,
      // The most that Lambda gives.
      ephemeralStorageSize: Size.gibibytes(10),
      // One that failed has told the owner so, who asks for another.
      retryAttempts: 0,
      onFailure,
    });
  }
}
