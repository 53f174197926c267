import { CustomResource, Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import { deploymentFunction } from "./deployment-function.ts";

/**
 * Holds the settings by which a stack finds its table, its pool and its address. A deployment in which one of them differs
 * fails here with a sentence, unless it has `-c change=1`. So the table, the pool, the site and all functions depend on it.
 */
export class KeptSettings extends Construct {
  readonly resource: CustomResource;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const keeper = deploymentFunction(this, "Keeper", {
      description: "Refuses a deployment that forgets a setting",
      file: "kept-settings.js",
      statements: [
        new PolicyStatement({ actions: ["cloudformation:DescribeStacks"], resources: [Stack.of(this).stackId] }),
      ],
    });
    const settings = ["tableName", "userPoolId", "domainName", "change"] as const;
    this.resource = new CustomResource(this, "Settings", {
      resourceType: "Custom::KeptSettings",
      serviceToken: keeper.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: Object.fromEntries(settings.map((name) => [name, String(this.node.tryGetContext(name) ?? "")])),
    });
  }
}
