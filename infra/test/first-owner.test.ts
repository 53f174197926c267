import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { synthesise } from "./synth.ts";

test("each deployment makes sure of an owner, once the table and the pool are there, and waits for it", () => {
  const template = synthesise();
  const idOf = (type: string) => Object.keys(template.findResources(type))[0];
  const [jobId] = Object.keys(
    template.findResources("AWS::Lambda::Function", { Properties: { Description: "The firstOwner job" } }),
  );
  const [versionId] = Object.keys(
    template.findResources("AWS::Lambda::Version", { Properties: { FunctionName: { Ref: jobId } } }),
  );
  expect(versionId).toBeDefined();
  template.hasResource("Custom::Trigger", {
    Properties: { HandlerArn: { Ref: versionId }, InvocationType: "RequestResponse" },
    DependsOn: Match.arrayWith(
      ["AWS::DynamoDB::Table", "AWS::Cognito::UserPool", "AWS::Cognito::UserPoolClient"].map(idOf).sort(),
    ),
  });
});
