import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

interface DeploymentFunction {
  description: string;
  /** A file of this folder. The template carries its text. */
  file: string;
  /** Beside the one for its log. */
  statements?: PolicyStatement[];
}

/** A function that CloudFormation calls for a custom resource, in deployments alone. */
export function deploymentFunction(
  scope: Construct,
  id: string,
  { description, file, statements = [] }: DeploymentFunction,
): LambdaFunction {
  const logGroup = new LogGroup(scope, "Log", {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const writeLog = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroup.logGroupArn],
  });
  const made = new LambdaFunction(scope, id, {
    description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromInline(readFileSync(join(import.meta.dirname, file), "utf8")),
    handler: "index.handler",
    memorySize: 256,
    timeout: Duration.seconds(30),
    logGroup,
    role: new Role(scope, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { Log: new PolicyDocument({ statements: [writeLog, ...statements] }) },
    }),
  });
  Validations.of(made).acknowledge(
    { id: "Serverless-LambdaDLQ", reason: "The deployment waits for its answer" },
    { id: "Serverless-LambdaTracing", reason: "It runs in deployments alone" },
  );
  return made;
}
