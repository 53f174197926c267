import { join } from "node:path";
import { type Duration, RemovalPolicy } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { grants } from "./grants.ts";

interface FunctionSettings {
  name: string;
  /** `<area>/<verb-noun>` */
  handler: string;
  description: string;
  timeout: Duration;
}

/** A function of the contract, with a log of its own and leave to do what its code does, no more. */
export function functionOf(scope: Construct, settings: FunctionSettings, backend: Backend): LambdaFunction {
  const { name, handler, description, timeout } = settings;
  const logGroup = new LogGroup(scope, `${name}Log`, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const writeLog = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroup.logGroupArn],
  });
  // What functions/shared/limits/limits.ts reads, e.g. cdk deploy -c limits='{"send-code/site":{"count":500}}'
  const limits: unknown = scope.node.tryGetContext("limits");
  const role = new Role(scope, `${name}Role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: { Calls: new PolicyDocument({ statements: [writeLog, ...grants(handler, backend)] }) },
  });
  return new LambdaFunction(scope, name, {
    description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(join(backend.functionsFolder, handler)),
    handler: "index.handler",
    memorySize: 512,
    timeout,
    role,
    logGroup,
    environment: {
      TABLE_NAME: backend.table.tableName,
      USER_POOL_ID: backend.pool.ref,
      USER_POOL_CLIENT_ID: backend.client.ref,
      ORIGIN_SECRET: backend.originSecret,
      ...(limits !== undefined && { LIMITS: typeof limits === "string" ? limits : JSON.stringify(limits) }),
    },
  });
}
