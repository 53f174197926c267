import { endpoints, jobs, me, methodsOf } from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf, handlerOf, roleOf, routesOf, statementsOf, writtenArnOf } from "./deployed.ts";
import { everySetting, synthesise, synthesiseAnew } from "./synth.ts";

const template = synthesise();
const functions = functionsOf(template);
const routes = routesOf(template);
const [stage] = Object.values(template.findResources("AWS::ApiGatewayV2::Stage"));

/** The functions that routes lead to. */
const ofApi = Object.keys(functions).flatMap((id) => (id.startsWith("Api") ? (functions[id] ?? []) : []));

test("each endpoint's route has its method, its path's parameters, and a function that runs its handler", () => {
  const found = routes.map(({ key, parameters, integration: { uri, credentials, ...how } }) => {
    const target = ofApi.find((one) => JSON.stringify(writtenArnOf(one)) === JSON.stringify(uri));
    return { key, parameters, how, handler: target && handlerOf(target), name: target?.Properties.FunctionName };
  });
  const how = { type: "AWS_PROXY", httpMethod: "POST", payloadFormatVersion: "2.0" };
  const wanted = endpoints.flatMap((one) =>
    methodsOf(one).map((method) => ({
      key: `${method} /api${one.path}`,
      parameters: [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      how,
      handler: one.handler,
      // Two stacks live in one account.
      name: `Petcare-${one.name}`,
    })),
  );
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
  expect(found.sort(byKey)).toEqual(wanted.sort(byKey));
  expect(wanted.filter(({ key }) => key.startsWith("HEAD "))).toHaveLength(5);
  // A route that AWS cannot read stops a deployment.
  template.hasResourceProperties("AWS::ApiGatewayV2::Api", { FailOnWarnings: true });
});

test("API Gateway calls each function with one of three roles, which may call their routes' functions and no other", () => {
  const invokers = [...new Set(routes.map(({ invoker }) => invoker))];
  expect(invokers).toHaveLength(3);
  const allowed = invokers.flatMap((invoker) => {
    const role = template.findResources("AWS::IAM::Role")[invoker];
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: "apigateway.amazonaws.com" } },
    ]);
    const ofInvoker = routes.filter((route) => route.invoker === invoker && !route.key.startsWith("HEAD "));
    const called = ofInvoker.map(({ integration }) => integration.uri);
    const [invoke, ...more] = statementsOf(template, invoker);
    expect([invoke, more]).toMatchObject([{ Effect: "Allow", Action: "lambda:InvokeFunction" }, []]);
    expect(new Set([invoke?.Resource].flat())).toEqual(new Set(called));
    return [invoke?.Resource].flat();
  });
  expect(allowed).toHaveLength(endpoints.length);
});

test("each endpoint and each job has its function, on Node 24 on arm64, in time to answer, and there is no other", () => {
  const unmailed = jobs.filter(({ calledBy }) => calledBy !== "mail");
  expect(Object.values(functions).map(handlerOf).sort()).toEqual(
    [...endpoints, ...unmailed].map(({ handler }) => handler).sort(),
  );
  for (const { Properties } of Object.values(functions)) {
    expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"] });
    const [, job = ""] = /^The (\w+) job$/.exec(Properties.Description) ?? [];
    expect(Properties.Timeout).toBe({ nightly: 900, export: 900, messenger: 60 }[job] ?? 29);
  }
});

test("a function writes its group's log alone; logs are deleted after three months, that of requests after one", () => {
  const logOf = (target: (typeof functions)[string]): string => target.Properties.LoggingConfig.LogGroup.Ref;
  expect(new Set(Object.values(functions).map(logOf)).size).toBe(2);
  for (const target of Object.values(functions)) {
    const writing = statementsOf(template, roleOf(target)).filter(({ Action }) => String(Action).includes("logs:"));
    const Resource = { "Fn::GetAtt": [logOf(target), "Arn"] };
    expect(writing).toEqual([{ Effect: "Allow", Action: ["logs:CreateLogStream", "logs:PutLogEvents"], Resource }]);
  }
  for (const [id, { Properties }] of Object.entries(template.findResources("AWS::Logs::LogGroup")))
    expect(Properties.RetentionInDays).toBe(id.startsWith("ApiAccess") ? 30 : 90);
});

test("the API takes 100 requests a second, a public route 50, and logs no address, no header and no body", () => {
  expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
  const open = endpoints.filter(({ audience }) => audience === "public");
  const keys = open.flatMap((one) => methodsOf(one).map((method) => `${method} /api${one.path}`));
  const limit = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };
  expect(stage?.Properties.RouteSettings).toEqual(Object.fromEntries(keys.map((key) => [key, limit])));
  expect(JSON.parse(stage?.Properties.AccessLogSettings.Format)).toEqual({
    request: "$context.requestId",
    at: "$context.requestTimeEpoch",
    route: "$context.routeKey",
    status: "$context.status",
    ms: "$context.responseLatency",
  });
});

test("a function that scans the table, asks an index that is not there, or was not bundled, fails the synthesis", () => {
  const withCalls = (own: string[] | undefined) => () =>
    synthesiseAnew({ endpoints: [me], calls: { [me.handler]: own } });
  for (const call of ["dynamodb:Scan", "dynamodb:Query/visits"]) {
    expect(withCalls([call])).toThrow(`${me.handler} calls ${call}, which infra/grants.ts does not allow`);
  }
  expect(withCalls(undefined)).toThrow(`${me.handler} is not bundled`);
});

test("the same input gives the same template, which CloudFormation's schemas accept with every setting", () => {
  const text = (made: typeof template) =>
    JSON.stringify(made.toJSON()).replaceAll(/(stack|cdk-custom-resource)-?\w+/g, "folder");
  expect(text(synthesiseAnew())).toBe(text(template));
  expect(() => synthesiseAnew({ validated: true, context: everySetting })).not.toThrow();
});
