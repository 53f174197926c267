import { userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { RemovalPolicy } from "aws-cdk-lib";
import { CfnUserPool, CfnUserPoolClient } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import { asProps } from "./props.ts";

/** The user pool and its one client, which the functions use. The pool outlives the stack. */
export class Identity extends Construct {
  readonly pool: CfnUserPool;
  readonly client: CfnUserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.pool = new CfnUserPool(this, "Pool", {
      ...asProps({ ...userPoolSettings, ...userPoolIdentitySettings }),
      deletionProtection: "ACTIVE",
    });
    this.pool.applyRemovalPolicy(RemovalPolicy.RETAIN);
    this.client = new CfnUserPoolClient(this, "Client", {
      userPoolId: this.pool.ref,
      ...asProps(userPoolClientSettings),
    });
  }
}
