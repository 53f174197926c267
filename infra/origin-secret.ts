import { RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { AwsCustomResource, AwsCustomResourcePolicy, Logging, PhysicalResourceId } from "aws-cdk-lib/custom-resources";
import { Construct } from "constructs";

/**
 * A random word that AWS makes in the first deployment, and that no deployment prints.
 * Another one is made where `-c originSecret=…` has another value.
 */
export class OriginSecret extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const version: string = this.node.tryGetContext("originSecret") ?? "1";
    const call = {
      service: "SecretsManager",
      action: "getRandomPassword",
      parameters: { PasswordLength: 64, ExcludePunctuation: true },
      physicalResourceId: PhysicalResourceId.of(version),
      logging: Logging.withDataHidden(),
    };
    const made = new AwsCustomResource(this, "Word", {
      resourceType: "Custom::OriginSecret",
      onCreate: call,
      onUpdate: call,
      // The call reads and changes nothing, so it has no resource.
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ["secretsmanager:GetRandomPassword"], resources: ["*"] }),
      ]),
      installLatestAwsSdk: false,
      memorySize: 256,
      logGroup: new LogGroup(this, "Log", {
        retention: RetentionDays.THREE_MONTHS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
    this.value = made.getResponseField("RandomPassword");
    Validations.of(made).acknowledge({
      id: "AwsSolutions-IAM5[Resource::*]",
      reason: "A random word is no resource, and IAM takes no other for it",
    });
    Validations.of(
      Stack.of(this).node.findChild(`AWS${AwsCustomResource.PROVIDER_FUNCTION_UUID.replaceAll("-", "")}`),
    ).acknowledge(
      {
        id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
        reason: "The CDK's own function, which writes its log with it",
      },
      { id: "Serverless-LambdaDLQ", reason: "The deployment waits for its answer" },
      { id: "Serverless-LambdaTracing", reason: "It runs in deployments alone" },
    );
  }
}
