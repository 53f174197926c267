import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { statementsOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const template = synthesise();
const [[keysId, made] = []] = Object.entries(template.findResources("Custom::PoolKeys"));
const readerId: string = made?.Properties.ServiceToken["Fn::GetAtt"][0];
const reader = template.findResources("AWS::Lambda::Function")[readerId];

const keys = { keys: [{ kid: "a", kty: "RSA" }] };
let sent: unknown[] = [];
let answer = { status: 200, text: JSON.stringify(keys) };
const servers = createServer(async (request, response) => {
  if (request.url === "/keys") return void response.writeHead(answer.status).end(answer.text);
  const { "content-type": type } = request.headers;
  sent.push([request.method, type, JSON.parse(Buffer.concat(await request.toArray()).toString())]);
  response.end();
});
await new Promise<void>((resolve) => servers.listen(0, "127.0.0.1", resolve));
afterAll(() => void servers.close());
const address = `http://127.0.0.1:${(servers.address() as AddressInfo).port}`;
beforeEach(() => {
  sent = [];
  answer = { status: 200, text: JSON.stringify(keys) };
});

const ids = { StackId: "stack", RequestId: "request", LogicalResourceId: "keys" };

/** Runs the function's code, as CloudFormation calls it. */
async function run(event: object): Promise<void> {
  const exports: { handler?: (event: object) => Promise<void> } = {};
  new Function("exports", reader?.Properties.Code.ZipFile)(exports);
  await exports.handler?.({
    ...ids,
    ResponseURL: `${address}/answer`,
    ResourceProperties: { Address: `${address}/keys` },
    ...event,
  });
}

const told = (known: object) => [
  "PUT",
  "",
  { Status: "SUCCESS", PhysicalResourceId: "pool-keys", ...ids, Data: { Keys: JSON.stringify(known) } },
];

test("a deployment reads the pool's keys, from the pool's own address", async () => {
  const [pool] = Object.keys(template.findResources("AWS::Cognito::UserPool"));
  expect(made?.Properties).toMatchObject({
    ServiceTimeout: "120",
    Address: {
      "Fn::Join": [
        "",
        ["https://cognito-idp.", { Ref: "AWS::Region" }, ".amazonaws.com/", { Ref: pool }, "/.well-known/jwks.json"],
      ],
    },
  });
  await run({ RequestType: "Create" });
  expect(sent).toEqual([told(keys)]);
});

test.each([
  ["an error", { status: 500, text: "" }],
  ["no JSON", { status: 200, text: "<html>" }],
])("%s instead of keys leaves them to the functions, and the deployment goes on", async (_, instead) => {
  answer = instead;
  await run({ RequestType: "Update" });
  expect(sent).toEqual([told({ keys: [] })]);
});

test("taking the stack down asks for nothing", async () => {
  await run({ RequestType: "Delete", ResourceProperties: {} });
  expect(sent).toEqual([told({ keys: [] })]);
});

test("the function that reads them may write its log, and nothing else", () => {
  const role: string = reader?.Properties.Role["Fn::GetAtt"][0];
  expect(statementsOf(template, role).map(({ Action }) => Action)).toEqual([
    ["logs:CreateLogStream", "logs:PutLogEvents"],
  ]);
  expect(JSON.stringify(template.findOutputs("*"))).not.toContain(keysId);
});
