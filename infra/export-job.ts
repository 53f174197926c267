import { exportJob } from "@petcare/contract";
import { Duration, Size } from "aws-cdk-lib";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { FunctionGroup } from "./function-group.ts";

/** The contract's job that a request calls. It writes the whole table into files, and has a whole processor for it. */
export class ExportJob extends Construct {
  readonly job: LambdaFunction;

  constructor(scope: Construct, id: string, group: FunctionGroup) {
    super(scope, id);
    const { name, handler } = exportJob;
    this.job = group.add(this, {
      name,
      handler,
      description: `The ${name} job`,
      timeout: Duration.minutes(15),
      memorySize: 1769,
      ephemeralStorageSize: Size.gibibytes(5),
    });
  }
}
