import { endpoints, jobs } from "@petcare/contract";
import { expect, test } from "vitest";
import { handlers, synthesise } from "./synth.ts";

const template = synthesise();
/** Without the CDK's own, which copies the site. */
const functions = Object.fromEntries(
  Object.entries(template.findResources("AWS::Lambda::Function")).filter(([id]) => /^(Api|Nightly)/.test(id)),
);

interface Route {
  Properties: { RouteKey: string; Target: unknown };
}
const routes: Route[] = Object.values(template.findResources("AWS::ApiGatewayV2::Route")) as Route[];

test("each endpoint has its route, and each route its endpoint", () => {
  const keys = routes.map(({ Properties }) => Properties.RouteKey);
  expect(keys.sort()).toEqual(endpoints.map(({ method, path }) => `${method} /api${path}`).sort());
});

test("each route leads to a function of its own, whose description is the endpoint's", () => {
  const integrations = template.findResources("AWS::ApiGatewayV2::Integration");
  const described = routes.map(({ Properties: { RouteKey, Target } }) => {
    const integration = integrations[JSON.stringify(Target).match(/"Ref":"(\w+)"/)?.[1] ?? ""];
    const target = functions[integration?.Properties.IntegrationUri["Fn::GetAtt"][0]];
    return [RouteKey, integration?.Properties.PayloadFormatVersion, target?.Properties.Description];
  });
  const expected = endpoints.map(({ method, path, summary }) => [`${method} /api${path}`, "2.0", summary]);
  expect(described.sort()).toEqual(expected.sort());
});

test("each endpoint and each job has its function and its code, and there is no other", () => {
  const codes = Object.values(functions).map(({ Properties }) => Properties.Code.S3Key);
  expect(new Set(codes).size).toBe(handlers.length);
  expect(codes).toHaveLength(endpoints.length + jobs.length);
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
    });
  }
});

test("the same input gives the same template", () => {
  expect(synthesise().toJSON()).toEqual(template.toJSON());
});

test("CloudFormation's schemas accept the template", () => {
  expect(() => synthesise({}, true)).not.toThrow();
});
