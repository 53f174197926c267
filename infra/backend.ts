import type { CfnUserPool, CfnUserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { Table } from "aws-cdk-lib/aws-dynamodb";

/** What every function works with. */
export interface Backend {
  /** What functions/bundle.ts made. */
  functionsFolder: string;
  table: Table;
  pool: CfnUserPool;
  client: CfnUserPoolClient;
  /** What CloudFront alone knows to say to them (originSecretHeader). */
  originSecret: string;
}
