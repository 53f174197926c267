import { ping } from "@petcare/contract";
import { afterEach, expect, test, vi } from "vitest";
import { functionsOf, statementsOf } from "./deployed.ts";
import { everySetting, synthesise } from "./synth.ts";

const template = synthesise();
const [[keptId, kept] = []] = Object.entries(template.findResources("Custom::KeptSettings"));
const keeper = template.findResources("AWS::Lambda::Function")[kept?.Properties.ServiceToken["Fn::GetAtt"][0]];
afterEach(() => void vi.unstubAllGlobals());

const none = { tableName: "", userPoolId: "", domainName: "", change: "" };

/** Runs the function's code, as CloudFormation calls it in a state of the stack, and resolves to its answer. */
async function answer(RequestType: string, before: object, given: object, StackStatus = "UPDATE_IN_PROGRESS") {
  const exports: { handler?: (event: object) => Promise<void> } = {};
  class CloudFormationClient {
    send = async () => ({ Stacks: [{ StackStatus }] });
  }
  new Function("exports", "require", keeper?.Properties.Code.ZipFile)(exports, () => ({
    CloudFormationClient,
    DescribeStacksCommand: Object,
  }));
  const sent = vi.fn();
  vi.stubGlobal("fetch", sent);
  const ids = { StackId: "stack", RequestId: "request", LogicalResourceId: "settings" };
  const settings = { OldResourceProperties: { ...none, ...before }, ResourceProperties: { ...none, ...given } };
  await exports.handler?.({ ...ids, RequestType, ResponseURL: "https://answer.example", ...settings });
  expect(sent.mock.calls).toEqual([["https://answer.example", expect.objectContaining({ method: "PUT" })]]);
  const { Status, Reason, ...rest } = JSON.parse(sent.mock.calls[0]?.[1].body);
  expect(rest).toEqual({ ...ids, PhysicalResourceId: "kept-settings" });
  return Reason ?? Status;
}

test.each([
  [{ tableName: "NEW", change: "1" }, {}, "tableName was NEW and is not given now"],
  [{ userPoolId: "us-east-1_A" }, { userPoolId: "us-east-1_B" }, "userPoolId was us-east-1_A and is us-east-1_B now"],
  [{}, { domainName: "walks.bay.com" }, "domainName was not given and is walks.bay.com now"],
])(
  "%j and then %j is refused in a sentence, but for change=1 and a deployment that goes back",
  async (before, after, words) => {
    const refusal = `${words}: deploy with the settings of before, or with -c change=1 where that is meant.`;
    expect(await answer("Update", before, after)).toBe(refusal);
    expect(await answer("Update", before, { ...after, change: "1" })).toBe("SUCCESS");
    expect(await answer("Update", before, after, "UPDATE_ROLLBACK_IN_PROGRESS")).toBe("SUCCESS");
    expect(await answer("Update", before, { ...before, change: "" })).toBe("SUCCESS");
    for (const type of ["Create", "Delete"]) expect(await answer(type, before, after)).toBe("SUCCESS");
  },
);

test("the table, the pool, the site and every function wait for it, with the settings that were given", () => {
  const all = synthesise({ endpoints: [ping], context: { ...everySetting, tableName: "NEW", change: "1" } });
  const [given] = Object.values(all.findResources("Custom::KeptSettings"));
  expect(given?.Properties).toMatchObject({ ...none, tableName: "NEW", domainName: "walks.bay.com", change: "1" });
  const waiting = ["AWS::DynamoDB::Table", "AWS::Cognito::UserPool", "AWS::CloudFront::Distribution"].flatMap((type) =>
    Object.values(template.findResources(type)),
  );
  for (const { DependsOn } of [...waiting, ...Object.values(functionsOf(template))]) {
    expect([DependsOn].flat()).toContain(keptId);
  }
  const [, ...more] = statementsOf(template, keeper?.Properties.Role["Fn::GetAtt"][0]);
  expect(more).toMatchObject([{ Action: "cloudformation:DescribeStacks", Resource: { Ref: "AWS::StackId" } }]);
});
