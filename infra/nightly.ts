import { business } from "@petcare/business";
import { jobs } from "@petcare/contract";
import { Aws, Duration, Stack, TimeZone } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IDestination, Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Schedule, ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Construct } from "constructs";
import type { FunctionGroup } from "./function-group.ts";

/** The contract's scheduled jobs. Lambda runs a failed job twice more, which is safe: each can be repeated. Then it keeps the call in the queue of failures. */
export class Nightly extends Construct {
  readonly functions: LambdaFunction[];

  constructor(scope: Construct, id: string, group: FunctionGroup, onFailure: IDestination) {
    super(scope, id);
    const scheduled = jobs.filter((job) => job.calledBy === "schedule");
    this.functions = scheduled.map(({ name, handler, schedule, seconds }) => {
      const description = `The ${name} job`;
      const job = group.add(this, { name, handler, description, timeout: Duration.seconds(seconds), onFailure });
      new Schedule(this, `${name}Schedule`, {
        description,
        schedule: ScheduleExpression.expression(schedule, TimeZone.of(business.timeZone)),
        target: new LambdaInvoke(job, { role: this.createCaller(name, job).withoutPolicyUpdates() }),
      });
      return job;
    });
  }

  /** A role with which the schedule calls the job. The CDK's own may also call the job's versions. */
  private createCaller(name: string, { functionArn }: LambdaFunction): Role {
    const group = Stack.of(this).formatArn({
      service: "scheduler",
      resource: "schedule-group",
      resourceName: "default",
    });
    const invoke = new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources: [functionArn] });
    return new Role(this, `${name}Caller`, {
      assumedBy: new ServicePrincipal("scheduler.amazonaws.com", {
        conditions: { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID, "aws:SourceArn": group } },
      }),
      inlinePolicies: { Invoke: new PolicyDocument({ statements: [invoke] }) },
    });
  }
}
