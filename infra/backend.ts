import type { CfnUserPool, CfnUserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { Table } from "aws-cdk-lib/aws-dynamodb";

/** What every function needs: its code, the table and the user pool. */
export interface Backend {
  /** The output of functions/bundle.ts: bundles and calls.json. */
  functionsFolder: string;
  table: Table;
  pool: CfnUserPool;
  client: CfnUserPoolClient;
  /** Shared with CloudFront alone, which sends it in originSecretHeader. */
  originSecret: string;
}
