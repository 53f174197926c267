import { CustomResource, Duration, Stack } from "aws-cdk-lib";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { deploymentFunction } from "./deployment-function.ts";

/**
 * The public keys of the user pool (a JSON Web Key Set), read in the deployment that makes the pool or takes another.
 * An empty set where they could not be read.
 */
export class PoolKeys extends Construct {
  readonly json: string;

  constructor(scope: Construct, id: string, pool: Backend["pool"]) {
    super(scope, id);
    const reader = deploymentFunction(this, "Reader", {
      description: "Reads the user pool's public keys in a deployment",
      file: "pool-keys.js",
    });
    const keys = new CustomResource(this, "Keys", {
      resourceType: "Custom::PoolKeys",
      serviceToken: reader.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: {
        Address: `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${pool.id}/.well-known/jwks.json`,
      },
    });
    this.json = keys.getAttString("Keys");
  }
}
