import { jobs, ownerEmail } from "@petcare/contract";
import { Duration } from "aws-cdk-lib";
import { Trigger } from "aws-cdk-lib/triggers";
import { Construct } from "constructs";
import type { FunctionGroup } from "./function-group.ts";

interface FirstOwnerProps {
  functions: FunctionGroup;
  /** The stack's parameter. */
  email: string;
  /** The resources of the jobs, which must exist before they run. */
  executeAfter: Construct[];
}

/**
 * Runs the contract's jobs of a deployment once in each one that changes them or the owner's address.
 * A job that fails rolls the deployment back.
 */
export class FirstOwner extends Construct {
  constructor(scope: Construct, id: string, { functions, email, executeAfter }: FirstOwnerProps) {
    super(scope, id);
    for (const { name, handler } of jobs.filter((job) => job.calledBy === "deployment")) {
      const settings = {
        name,
        handler,
        description: `The ${name} job`,
        timeout: Duration.seconds(29),
        environment: { [ownerEmail.variable]: email },
        // A trigger runs a version of the function. Only a change in the version's own properties makes a new one.
        currentVersionOptions: { description: `For ${email}` },
      };
      new Trigger(this, `${name}Trigger`, { handler: functions.add(this, settings), executeAfter });
    }
  }
}
