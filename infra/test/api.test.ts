import { endpoints } from "@petcare/contract";
import { expect, test } from "vitest";
import { handlers, synthesise } from "./synth.ts";

const template = synthesise();
/** Without the CDK's own, which copies the site. */
const functions = Object.fromEntries(
  Object.entries(template.findResources("AWS::Lambda::Function")).filter(([id]) =>
    /^(Api|Nightly|FirstOwner)/.test(id),
  ),
);

interface Route {
  Properties: { RouteKey: string; Target: unknown };
}
const routes: Route[] = Object.values(template.findResources("AWS::ApiGatewayV2::Route")) as Route[];

test("each endpoint has its route, and each route its endpoint", () => {
  const keys = routes.map(({ Properties }) => Properties.RouteKey);
  expect(keys.sort()).toEqual(endpoints.map(({ method, path }) => `${method} /api${path}`).sort());
});

/** `<area>/<verb-noun>` of the folder that the function's code was taken from. */
const handlerOf = (target: (typeof functions)[string] | undefined) =>
  String(target?.Metadata["aws:asset:path"]).split("/").slice(-2).join("/");

test("each route leads to a function that runs the endpoint's handler", () => {
  const integrations = template.findResources("AWS::ApiGatewayV2::Integration");
  const targets = routes.map(({ Properties: { RouteKey, Target } }) => {
    const integration = integrations[JSON.stringify(Target).match(/"Ref":"(\w+)"/)?.[1] ?? ""];
    const target = functions[integration?.Properties.IntegrationUri["Fn::GetAtt"][0]];
    return [RouteKey, integration?.Properties.PayloadFormatVersion, handlerOf(target)];
  });
  const expected = endpoints.map(({ method, path, handler }) => [`${method} /api${path}`, "2.0", handler]);
  expect(targets.sort()).toEqual(expected.sort());
});

test("each endpoint and each job has its function, and there is no other", () => {
  expect(Object.values(functions).map(handlerOf).sort()).toEqual([...handlers].sort());
});

test("every function runs on Node 24 on arm64, in time to answer, and keeps its log for three months", () => {
  for (const { Properties } of Object.values(functions)) {
    expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"] });
    expect(Properties.Timeout).toBe(Properties.Description === "The nightly job" ? 900 : 29);
    const log = template.findResources("AWS::Logs::LogGroup")[Properties.LoggingConfig.LogGroup.Ref];
    expect(log?.Properties.RetentionInDays).toBe(90);
  }
});

test("every function knows the table and the pool", () => {
  const [table] = Object.keys(template.findResources("AWS::DynamoDB::Table"));
  const [pool] = Object.keys(template.findResources("AWS::Cognito::UserPool"));
  const [client] = Object.keys(template.findResources("AWS::Cognito::UserPoolClient"));
  for (const { Properties } of Object.values(functions)) {
    expect(Properties.Environment.Variables).toEqual({
      TABLE_NAME: { Ref: table },
      USER_POOL_ID: { Ref: pool },
      USER_POOL_CLIENT_ID: { Ref: client },
      ORIGIN_SECRET: { "Fn::Select": [2, { "Fn::Split": ["/", { Ref: "AWS::StackId" }] }] },
    });
  }
});

test("the same input gives the same template", () => {
  const text = (made: typeof template) =>
    JSON.stringify(made.toJSON()).replaceAll(/(stack|cdk-custom-resource)-?\w+/g, "folder");
  expect(text(synthesise())).toBe(text(template));
});

test("CloudFormation's schemas accept the template", () => {
  expect(() => synthesise({}, true)).not.toThrow();
});

test.each([{ "send-code/site": { count: 500 } }, '{"send-code/site":{"count":500}}'])(
  "the limits of a deployment reach every function: %j",
  (limits) => {
    const changed = synthesise({}, false, { limits }).findResources("AWS::Lambda::Function", {
      Properties: { Environment: { Variables: { LIMITS: '{"send-code/site":{"count":500}}' } } },
    });
    expect(Object.keys(changed).sort()).toEqual(Object.keys(functions).sort());
  },
);
