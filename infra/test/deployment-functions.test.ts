import { ownerEmail } from "@petcare/contract";
import { Match } from "aws-cdk-lib/assertions";
import { afterEach, expect, test, vi } from "vitest";
import { actionsBeyondLog } from "./deployed.ts";
import { synthesise } from "./synth.ts";

// Functions that only a deployment runs: their code is in the template.
const template = synthesise();
const kept = Object.values(template.findResources("Custom::KeptSettings"))[0];
const poolKeys = Object.values(template.findResources("Custom::PoolKeys"))[0];
const calledBy = (resource: typeof kept) =>
  template.findResources("AWS::Lambda::Function")[resource?.Properties.ServiceToken["Fn::GetAtt"][0]];
afterEach(() => void vi.unstubAllGlobals());

const ids = { StackId: "stack", RequestId: "request", LogicalResourceId: "one" };

/** Runs a function's code as CloudFormation calls it, and resolves to its answer. Other requests get `found`. */
async function run(resource: typeof kept, event: object, { found = new Response(), StackStatus = "" } = {}) {
  const exports: { handler?: (event: object) => Promise<void> } = {};
  class CloudFormationClient {
    send = async () => ({ Stacks: [{ StackStatus }] });
  }
  new Function("exports", "require", calledBy(resource)?.Properties.Code.ZipFile)(exports, () => ({
    CloudFormationClient,
    DescribeStacksCommand: Object,
  }));
  const asked = vi.fn(async (address: string) => (address === "https://answer.example" ? new Response() : found));
  vi.stubGlobal("fetch", asked);
  await exports.handler?.({ ...ids, ResponseURL: "https://answer.example", ...event });
  const [address, { method, body }] = (asked.mock.calls as unknown as [string, RequestInit][]).at(-1) ?? ["", {}];
  expect([address, method]).toEqual(["https://answer.example", "PUT"]);
  return JSON.parse(String(body));
}

const none = { tableName: "", userPoolId: "", domainName: "", change: "" };
async function settings(RequestType: string, before: object, given: object, StackStatus = "UPDATE_IN_PROGRESS") {
  const event = { OldResourceProperties: { ...none, ...before }, ResourceProperties: { ...none, ...given } };
  const { Status, Reason } = await run(kept, { RequestType, ...event }, { StackStatus });
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
    expect(await settings("Update", before, after)).toBe(refusal);
    expect(await settings("Update", before, { ...after, change: "1" })).toBe("SUCCESS");
    expect(await settings("Update", before, after, "UPDATE_ROLLBACK_IN_PROGRESS")).toBe("SUCCESS");
    expect(await settings("Update", before, { ...before, change: "" })).toBe("SUCCESS");
    for (const type of ["Create", "Delete"]) expect(await settings(type, before, after)).toBe("SUCCESS");
  },
);

test("a deployment reads the pool's keys from the pool's own address; without them the functions ask themselves", async () => {
  const path = [".amazonaws.com/", { Ref: "IdentityPool280102ED" }, "/.well-known/jwks.json"];
  const Address = { "Fn::Join": ["", ["https://cognito-idp.", { Ref: "AWS::Region" }, ...path]] };
  expect(poolKeys?.Properties).toMatchObject({ Address });
  const event = { RequestType: "Update", ResourceProperties: { Address: "https://keys.example" } };
  const known = { keys: [{ kid: "a", kty: "RSA" }] };
  const keysFor = async (found: Response, more = {}) =>
    (await run(poolKeys, { ...event, ...more }, { found })).Data.Keys;
  expect(await keysFor(Response.json(known))).toBe(JSON.stringify(known));
  for (const found of [new Response("", { status: 500 }), new Response("<html>")]) {
    expect(await keysFor(found)).toBe('{"keys":[]}');
  }
  expect(await keysFor(Response.json(known), { RequestType: "Delete" })).toBe('{"keys":[]}');
});

test("they may do nothing but their one call", () => {
  const beyondLog = (resource: typeof kept) =>
    actionsBeyondLog(template, calledBy(resource)?.Properties.Role["Fn::GetAtt"][0]);
  expect([beyondLog(kept), beyondLog(poolKeys)]).toEqual([["cloudformation:DescribeStacks"], []]);
});

test("each deployment makes sure of an owner, once the table and the pool are there, whose address it asks for", () => {
  const { Default, AllowedPattern, ConstraintDescription } = template.toJSON().Parameters[ownerEmail.parameter];
  expect([Default, ConstraintDescription]).toEqual([
    undefined,
    "must be the owner's own email address, and no example",
  ]);
  const isTaken = (address: string) => new RegExp(AllowedPattern).test(address);
  expect(["kate@harborandhound.com", "owner@example.com", ""].map(isTaken)).toEqual([true, false, false]);
  // Another address makes another version, so that the job runs again.
  const versions = template.findResources("AWS::Lambda::Version", {
    Properties: { Description: { "Fn::Join": ["", ["For ", { Ref: "OwnerEmail" }]] } },
  });
  template.hasResource("Custom::Trigger", {
    Properties: { HandlerArn: { Ref: Object.keys(versions)[0] }, InvocationType: "RequestResponse" },
    DependsOn: Match.arrayWith(["DataTableFDBAD0F2", "IdentityClient14611C13", "IdentityPool280102ED"]),
  });
});
