import type { CfnUserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { IConstruct } from "constructs";

/** The parts that every function needs: its code, the table and the user pool. */
export interface Backend {
  /** Refuses a deployment before any function changes. */
  keptSettings: IConstruct;
  /** The output of functions/bundle.ts: bundles and calls.json. */
  functionsFolder: string;
  table: Pick<ITable, "tableArn" | "tableName">;
  pool: { id: string; arn: string };
  client: CfnUserPoolClient;
  /** The pool's public keys, a JSON Web Key Set. */
  poolKeys: string;
  /** The bucket of exports, for the functions that store them there or answer links to them. */
  exportBucket: IBucket;
  /** The bucket of photos, for the functions that answer links and forms to them, or delete them. */
  photoBucket: IBucket;
  /** The configuration that sends one-time codes; SNS does where it is absent. */
  notify?: { id: string; arn: string } | undefined;
  /** Sends messages by email from the deployment's domain; none are mailed where it is absent. */
  mail?: { from: string; configuration: string; arns: string[] } | undefined;
  /** The job that makes them, for the function that calls it. Jobs call no function. */
  exportJob?: IFunction;
  /** Shared with CloudFront alone, which sends it in originSecretHeader. */
  originSecret: string;
  /** The site's address, for links in texts, without a slash at the end. */
  siteUrl: string;
}
