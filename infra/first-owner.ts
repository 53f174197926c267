import { jobs } from "@petcare/contract";
import { Duration } from "aws-cdk-lib";
import { Trigger } from "aws-cdk-lib/triggers";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { functionOf } from "./function.ts";

/** Runs the contract's jobs of a deployment, once the table and the pool are there. A failing one undoes the deployment. */
export class FirstOwner extends Construct {
  constructor(scope: Construct, id: string, backend: Backend) {
    super(scope, id);
    for (const { name, handler } of jobs.filter((job) => !("schedule" in job))) {
      const settings = { name, handler, description: `The ${name} job`, timeout: Duration.seconds(29) };
      new Trigger(this, `${name}Trigger`, {
        handler: functionOf(this, settings, backend),
        executeAfter: [backend.table, backend.pool, backend.client],
      });
    }
  }
}
