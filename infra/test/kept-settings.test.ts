import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ping } from "@petcare/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { functionsOf, statementsOf } from "./deployed.ts";
import { everySetting, synthesise } from "./synth.ts";

const template = synthesise();
const [[keptId, kept] = []] = Object.entries(template.findResources("Custom::KeptSettings"));
const keeper = template.findResources("AWS::Lambda::Function")[kept?.Properties.ServiceToken["Fn::GetAtt"][0]];

let status = "";
let answers: Record<string, unknown>[] = [];
beforeEach(() => {
  status = "UPDATE_IN_PROGRESS";
  answers = [];
});
const cloudFormation = createServer(async (request, response) => {
  answers.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
  response.end();
});
await new Promise<void>((resolve) => cloudFormation.listen(0, "127.0.0.1", resolve));
afterAll(() => void cloudFormation.close());

/** Runs the function's code, as CloudFormation calls it, and resolves to its answer. */
async function answerTo(event: object) {
  const exports: { handler?: (event: object) => Promise<void> } = {};
  const sdk = {
    DescribeStacksCommand: function describe(this: object, input: object) {
      Object.assign(this, input);
    },
    CloudFormationClient: class {
      async send({ StackName }: { StackName: string }) {
        if (status === "") throw new Error("AccessDenied");
        return { Stacks: [{ StackStatus: StackName === "stack" ? status : "another" }] };
      }
    },
  };
  new Function("exports", "require", keeper?.Properties.Code.ZipFile)(exports, () => sdk);
  const ids = { StackId: "stack", RequestId: "request", LogicalResourceId: "settings" };
  const ResponseURL = `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}/`;
  await exports.handler?.({ ...ids, ResponseURL, ...event });
  expect(answers).toEqual([expect.objectContaining({ ...ids, PhysicalResourceId: "kept-settings" })]);
  return answers[0];
}

const none = { tableName: "", userPoolId: "", domainName: "", change: "" };
const update = (kept: object, given: object) =>
  answerTo({
    RequestType: "Update",
    OldResourceProperties: { ...none, ...kept },
    ResourceProperties: { ...none, ...given },
  });

test.each(["Create", "Delete"])("%s is refused nothing", async (RequestType) => {
  expect(await answerTo({ RequestType, ResourceProperties: { ...none, tableName: "NEW" } })).toMatchObject({
    Status: "SUCCESS",
  });
});

test.each([
  [{ tableName: "NEW", change: "1" }, {}, "tableName was NEW and is not given now"],
  [{ userPoolId: "us-east-1_A" }, { userPoolId: "us-east-1_B" }, "userPoolId was us-east-1_A and is us-east-1_B now"],
  [{}, { domainName: "walks.bay.com" }, "domainName was not given and is walks.bay.com now"],
])("%j and then %j is refused in a sentence, and goes with change=1", async (before, after, words) => {
  expect(await update(before, after)).toMatchObject({
    Status: "FAILED",
    Reason: `${words}: deploy with the settings of before, or with -c change=1 where that is meant.`,
  });
  answers = [];
  expect(await update(before, { ...after, change: "1" })).toMatchObject({ Status: "SUCCESS" });
});

test("the same settings are refused nothing, nor is going back to those of before a failure", async () => {
  expect(await update({ tableName: "NEW", change: "1" }, { tableName: "NEW" })).toMatchObject({ Status: "SUCCESS" });
  answers = [];
  status = "UPDATE_ROLLBACK_IN_PROGRESS";
  expect(await update({ tableName: "NEW", change: "1" }, {})).toMatchObject({ Status: "SUCCESS" });
});

test("where the deployment cannot be looked at, the answer says so, and CloudFormation does not wait", async () => {
  status = "";
  expect(await update({ tableName: "NEW" }, {})).toMatchObject({ Status: "FAILED", Reason: "Error: AccessDenied" });
});

test("the table, the pool, the site and every function wait for it, with the settings that were given", () => {
  const all = synthesise({ endpoints: [ping], context: { ...everySetting, tableName: "NEW", change: "1" } });
  const [given] = Object.values(all.findResources("Custom::KeptSettings"));
  expect(given?.Properties).toMatchObject({
    tableName: "NEW",
    userPoolId: "",
    domainName: "walks.bay.com",
    change: "1",
  });
  const waiting = ["AWS::DynamoDB::Table", "AWS::Cognito::UserPool", "AWS::CloudFront::Distribution"].flatMap((type) =>
    Object.values(template.findResources(type)),
  );
  for (const { DependsOn } of [...waiting, ...Object.values(functionsOf(template))]) {
    expect([DependsOn].flat()).toContain(keptId);
  }
});

test("the function that refuses may look at its own stack, and do nothing else", () => {
  const [, ...more] = statementsOf(template, keeper?.Properties.Role["Fn::GetAtt"][0]);
  expect(more).toEqual([
    { Effect: "Allow", Action: "cloudformation:DescribeStacks", Resource: { Ref: "AWS::StackId" } },
  ]);
});
