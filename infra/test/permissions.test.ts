import { login } from "@petcare/contract";
import { tableDefinition } from "@petcare/storage";
import { expect, test } from "vitest";
import { synthesise } from "./synth.ts";

const template = synthesise({
  "health/ping": ["dynamodb:DescribeEndpoints"],
  "auth/login": ["cognito-idp:AdminInitiateAuth", "dynamodb:GetItem"],
  "visits/my-schedule": ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"],
  "signup/send-code": ["sns:Publish"],
  "schedules/create-schedule": ["dynamodb:GetItem", "dynamodb:TransactWriteItems", "dynamodb:UpdateItem"],
});

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}
interface Policy {
  PolicyDocument: { Statement: Statement[] };
}
const listOf = <Item>(value: Item | Item[]) => (Array.isArray(value) ? value : [value]);

const arnOf = (type: string) => ({ "Fn::GetAtt": [Object.keys(template.findResources(type))[0], "Arn"] });
const table = arnOf("AWS::DynamoDB::Table");
const indexes = tableDefinition.indexes.map(({ name }) => ({ "Fn::Join": ["", [table, `/index/${name}`]] }));

/** What the function of an endpoint may do; the first statement is its log. */
function allowed(endpoint: string) {
  const roles = template.findResources("AWS::IAM::Role");
  const [id = ""] = Object.keys(roles).filter((name) => name.startsWith(`Api${endpoint}Role`));
  const policies: Policy[] = roles[id]?.Properties.Policies;
  return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}
const beyondItsLog = (endpoint: string) => allowed(endpoint).slice(1);

test("a function may write its own log", () => {
  const [log] = Object.keys(template.findResources("AWS::Logs::LogGroup")).filter((id) => id.startsWith("ApiloginLog"));
  expect(allowed("login")[0]).toEqual({
    Effect: "Allow",
    Action: ["logs:CreateLogStream", "logs:PutLogEvents"],
    Resource: { "Fn::GetAtt": [log, "Arn"] },
  });
});

test("a function that calls nothing may do nothing else", () => {
  expect(beyondItsLog("ping")).toEqual([]);
});

test("signing in may ask the pool and read single items", () => {
  expect(beyondItsLog(login.name)).toEqual([
    { Effect: "Allow", Action: "dynamodb:GetItem", Resource: table },
    { Effect: "Allow", Action: "cognito-idp:AdminInitiateAuth", Resource: arnOf("AWS::Cognito::UserPool") },
  ]);
});

test("a list may query the table and each of its indexes", () => {
  expect(beyondItsLog("mySchedule")).toEqual([
    { Effect: "Allow", Action: ["dynamodb:BatchGetItem", "dynamodb:GetItem"], Resource: table },
    { Effect: "Allow", Action: "dynamodb:Query", Resource: expect.arrayContaining([table, ...indexes]) },
  ]);
});

test("a transaction may make its four kinds of write", () => {
  const actions = ["ConditionCheckItem", "DeleteItem", "GetItem", "PutItem", "UpdateItem"];
  expect(beyondItsLog("createSchedule")).toEqual([
    { Effect: "Allow", Action: actions.map((action) => `dynamodb:${action}`), Resource: table },
  ]);
});

test("a text message goes to phones, and to no topic", () => {
  expect(beyondItsLog("sendCode")).toEqual([
    { Effect: "Allow", Action: "sns:Publish", NotResource: "arn:aws:sns:*:*:*" },
  ]);
});

test("a function that scans the table, or was not bundled, fails the synthesis", () => {
  expect(() => synthesise({ "visits/my-schedule": ["dynamodb:Scan"] })).toThrow(
    "visits/my-schedule calls dynamodb:Scan, which infra/grants.ts does not allow",
  );
  expect(() => synthesise({ "visits/my-schedule": undefined })).toThrow("visits/my-schedule is not bundled");
});

/** Every action that any policy of the stack allows, with the resource that the policy belongs to. */
const granted = ["AWS::IAM::Role", "AWS::IAM::Policy"]
  .flatMap((type) => Object.entries(template.findResources(type)))
  .flatMap(([id, { Properties }]) =>
    ((Properties.Policies ?? [Properties]) as Partial<Policy>[])
      .flatMap(({ PolicyDocument }) => PolicyDocument?.Statement ?? [])
      .filter(({ Effect }) => Effect === "Allow")
      .flatMap(({ Action }) => listOf(Action).map((action) => ({ id, action }))),
  );
/** What the CDK brings to copy the site. */
const isOfSite = ({ id }: { id: string }) => id.startsWith("CustomCDKBucketDeployment");
/** What the CDK brings to run a function in a deployment. */
const isOfDeployment = ({ id }: { id: string }) => id.startsWith("AWSCDKTrigger");

test("nothing may do everything with a service, and nothing of ours is granted by a wildcard", () => {
  expect(granted.length).toBeGreaterThan(40);
  expect(granted.filter(({ action }) => /^\*$|:\*$/.test(action))).toEqual([]);
  expect(granted.filter((grant) => grant.action.includes("*") && !isOfSite(grant))).toEqual([]);
});

test("no function of ours has a policy that AWS manages", () => {
  const roles = Object.entries(template.findResources("AWS::IAM::Role"));
  const managed = roles.filter(
    ([id, { Properties }]) => Properties.ManagedPolicyArns && !isOfSite({ id }) && !isOfDeployment({ id }),
  );
  expect(managed).toEqual([]);
});
