import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CustomResource, Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";

/**
 * The public keys of the user pool (a JSON Web Key Set), read in the deployment that makes the pool or takes another.
 * An empty set where they could not be read.
 */
export class PoolKeys extends Construct {
  readonly json: string;

  constructor(scope: Construct, id: string, pool: Backend["pool"]) {
    super(scope, id);
    const reader = this.createReader();
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

  private createReader(): LambdaFunction {
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writeLog = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [logGroup.logGroupArn],
    });
    const reader = new LambdaFunction(this, "Reader", {
      description: "Reads the user pool's public keys in a deployment",
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromInline(readFileSync(join(import.meta.dirname, "pool-keys.js"), "utf8")),
      handler: "index.handler",
      memorySize: 256,
      timeout: Duration.seconds(30),
      logGroup,
      role: new Role(this, "Role", {
        assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
        inlinePolicies: { Log: new PolicyDocument({ statements: [writeLog] }) },
      }),
    });
    Validations.of(reader).acknowledge(
      { id: "Serverless-LambdaDLQ", reason: "The deployment waits for its answer" },
      { id: "Serverless-LambdaTracing", reason: "It runs in deployments alone" },
    );
    return reader;
  }
}
