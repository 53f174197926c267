import { endpoints, jobs, listClients, me, methodsOf, ping } from "@petcare/contract";
import { expect, test } from "vitest";
import { actionsBeyondLog, functionsOf, handlerOf, roleOf, routesOf, statementsOf, writtenArnOf } from "./deployed.ts";
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

test("every function knows the table, the pool with its keys, and the site's address", () => {
  const idOf = (type: string) => Object.keys(template.findResources(type))[0];
  for (const { Properties } of Object.values(functions)) {
    // Only the job that makes the owner's account knows the owner's address.
    const { OWNER_EMAIL, ...variables } = Properties.Environment.Variables;
    const isFirstOwner = Properties.Description === "The firstOwner job";
    expect(OWNER_EMAIL).toEqual(isFirstOwner ? { Ref: "OwnerEmail" } : undefined);
    const site = { "Fn::GetAtt": [idOf("AWS::CloudFront::Distribution"), "DomainName"] };
    expect(variables).toEqual({
      TABLE_NAME: { Ref: "DataTableFDBAD0F2" },
      USER_POOL_ID: { Ref: "IdentityPool280102ED" },
      USER_POOL_CLIENT_ID: { Ref: "IdentityClient14611C13" },
      USER_POOL_KEYS: { "Fn::GetAtt": [idOf("Custom::PoolKeys"), "Keys"] },
      SITE_URL: { "Fn::Join": ["", ["https://", site]] },
      ORIGIN_SECRET: { "Fn::GetAtt": [idOf("Custom::OriginSecret"), "RandomPassword"] },
    });
  }
});

test("the word that CloudFront proves itself with is made by AWS, kept out of logs, and made again on request", () => {
  const madeIn = (made: typeof template) => {
    const [word] = Object.values(made.findResources("Custom::OriginSecret"));
    return JSON.parse(word?.Properties.Update);
  };
  expect(madeIn(template)).toMatchObject({
    action: "getRandomPassword",
    parameters: { PasswordLength: 64, ExcludePunctuation: true },
    physicalResourceId: { id: "1" },
    logApiResponseData: false,
  });
  const another = synthesise({ endpoints: [ping], context: { originSecret: "2" } });
  expect(madeIn(another).physicalResourceId).toEqual({ id: "2" });
});

test("functions share a role where they need the same actions and log, and a new endpoint renames none", () => {
  const first = { ...ping, name: "aNewOne", path: "/a-new-one", handler: "health/a-new-one" } as const;
  const calls = {
    [ping.handler]: ["dynamodb:GetItem", "dynamodb:TransactWriteItems", "dynamodb:TransactWriteItems/Update"],
    [me.handler]: ["dynamodb:UpdateItem", "dynamodb:DescribeEndpoints", "dynamodb:GetItem"],
    [listClients.handler]: ["cognito-idp:ForgotPassword"],
    "jobs/nightly": ["dynamodb:GetItem", "dynamodb:UpdateItem"],
  };
  const some = [ping, me, listClients];
  const [before, after] = [some, [first, ...some]].map((given) => {
    const made = synthesise({ endpoints: given, calls: { ...calls, [first.handler]: ["dynamodb:Query"] } });
    const targets = Object.values(functionsOf(made));
    return { made, roles: Object.fromEntries(targets.map((target) => [handlerOf(target), roleOf(target)])) };
  }) as [{ made: typeof template; roles: Record<string, string> }, { roles: Record<string, string> }];
  const { made, roles } = before;
  expect(roles[me.handler]).toBe(roles[ping.handler]);
  expect(new Set([me.handler, listClients.handler, "jobs/nightly"].map((handler) => roles[handler])).size).toBe(3);
  // A transaction needs the actions of its writes, and a public call of Cognito's none.
  const actions = [ping, listClients].map(({ handler }) => actionsBeyondLog(made, roles[handler] ?? ""));
  expect(actions).toEqual([["dynamodb:GetItem", "dynamodb:UpdateItem"], []]);
  const { [first.handler]: added, ...others } = after.roles;
  expect(others).toEqual(roles);
  expect(Object.values(others)).not.toContain(added);
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
