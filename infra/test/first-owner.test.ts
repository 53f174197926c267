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

test("deploying asks for the owner's address, and refuses an example in words", () => {
  const { Default, AllowedPattern, ConstraintDescription } = synthesise().toJSON().Parameters.OwnerEmail;
  expect(Default).toBeUndefined();
  expect(ConstraintDescription).toBe("must be the owner's own email address, and no example");
  const isTaken = (address: string) => new RegExp(AllowedPattern).test(address);
  expect(["kate@harborandhound.com", "owner@example.com", ""].map(isTaken)).toEqual([true, false, false]);
});

test("the job knows the address, and another address makes another version, so that the job runs again", () => {
  const template = synthesise();
  const [job] = Object.values(
    template.findResources("AWS::Lambda::Function", { Properties: { Description: "The firstOwner job" } }),
  );
  expect(job?.Properties.Environment.Variables.OWNER_EMAIL).toEqual({ Ref: "OwnerEmail" });
  template.hasResourceProperties("AWS::Lambda::Version", {
    Description: { "Fn::Join": ["", ["For ", { Ref: "OwnerEmail" }]] },
  });
  const knowing = Object.values(template.findResources("AWS::Lambda::Function")).filter(
    ({ Properties }) => Properties.Environment?.Variables?.OWNER_EMAIL,
  );
  expect(knowing).toHaveLength(1);
});
