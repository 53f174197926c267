import { endpoints, jobs, methodsOf, ping } from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf, handlerOf, roleOf, routesOf, statementsOf, writtenArnOf } from "./deployed.ts";
import { everySetting, synthesise } from "./synth.ts";

const template = synthesise();
const functions = functionsOf(template);
const routes = routesOf(template);

/** The functions that routes lead to. */
const ofApi = Object.keys(functions).flatMap((id) => (id.startsWith("Api") ? (functions[id] ?? []) : []));

test("each endpoint has its route, and each route its endpoint", () => {
  expect(routes.map(({ key }) => key).sort()).toEqual(
    endpoints.flatMap((one) => methodsOf(one).map((method) => `${method} /api${one.path}`)).sort(),
  );
  expect(routes.filter(({ key }) => key.startsWith("HEAD "))).toHaveLength(5);
});

test("the document of the routes is all that the API is made from, and a route that AWS cannot read stops a deployment", () => {
  const [api, ...more] = Object.values(template.findResources("AWS::ApiGatewayV2::Api"));
  expect(more).toEqual([]);
  expect(api?.Properties).toEqual({
    Body: { openapi: "3.0.1", info: { title: "Petcare", version: "1" }, paths: expect.anything() },
    FailOnWarnings: true,
  });
  template.resourceCountIs("AWS::ApiGatewayV2::Route", 0);
  template.resourceCountIs("AWS::ApiGatewayV2::Integration", 0);
});

test("a route declares the parameters of its path", () => {
  const named = ({ key }: { key: string }) => [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(routes.map(({ parameters }) => parameters)).toEqual(routes.map(named));
  expect(routes.filter(({ parameters }) => parameters.length > 0).length).toBeGreaterThan(10);
});

test("each route leads to a function that runs the endpoint's handler", () => {
  const targets = routes.map(({ key, integration: { uri, credentials, ...how } }) => {
    const target = ofApi.find((one) => JSON.stringify(writtenArnOf(one)) === JSON.stringify(uri));
    return [key, how, target && handlerOf(target)];
  });
  const how = { type: "AWS_PROXY", httpMethod: "POST", payloadFormatVersion: "2.0" };
  expect(targets.sort()).toEqual(
    endpoints.flatMap((one) => methodsOf(one).map((method) => [`${method} /api${one.path}`, how, one.handler])).sort(),
  );
});

test("a function of the API is named by the stack and its endpoint, so two stacks live in one account", () => {
  const names = ofApi.map(({ Properties }) => Properties.FunctionName);
  expect(names.sort()).toEqual(endpoints.map(({ name }) => `Petcare-${name}`).sort());
});

test("API Gateway calls each function with one of three roles, which may call their routes' functions and no other", () => {
  const invokers = [...new Set(routes.map(({ invoker }) => invoker))];
  expect(invokers).toHaveLength(3);
  const allowed = invokers.flatMap((invoker) => {
    const role = template.findResources("AWS::IAM::Role")[invoker];
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: "apigateway.amazonaws.com" } },
    ]);
    const [invoke, ...more] = statementsOf(template, invoker);
    expect(more).toEqual([]);
    expect(invoke).toMatchObject({ Effect: "Allow", Action: "lambda:InvokeFunction" });
    const gets = routes.filter((route) => route.invoker === invoker && !route.key.startsWith("HEAD "));
    const called = gets.map(({ integration }) => integration.uri);
    expect(new Set([invoke?.Resource].flat())).toEqual(new Set(called));
    return called;
  });
  expect(allowed).toHaveLength(endpoints.length);
  expect(allowed).toEqual(expect.arrayContaining(ofApi.map(writtenArnOf)));
  template.resourceCountIs("AWS::Lambda::Permission", 0);
});

/** The jobs of a deployment that mails nothing. */
const unmailed = jobs.filter(({ calledBy }) => calledBy !== "mail");

test("each endpoint and each job has its function, and there is no other", () => {
  expect(Object.values(functions).map(handlerOf).sort()).toEqual(
    [...endpoints, ...unmailed].map(({ handler }) => handler).sort(),
  );
});

test("every function runs on Node 24 on arm64, in time to answer", () => {
  for (const { Properties } of Object.values(functions)) {
    expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"] });
    const [, job = ""] = /^The (\w+) job$/.exec(Properties.Description) ?? [];
    expect(Properties.Timeout).toBe({ nightly: 900, export: 900, messenger: 60 }[job] ?? 29);
  }
});

test("the owner's heavy lists and the export have a whole processor each", () => {
  const heavy = Object.values(functions).filter(({ Properties }) => Properties.MemorySize === 1769);
  expect(
    heavy
      .map((target) => handlerOf(target).split("/")[1])
      .sort()
      .join(" "),
  ).toBe(
    "completed-walks-totals export-table get-dashboard get-journal get-reconciliation get-week list-completed-walks list-due-pay list-schedules preview-invoices preview-week walkers-overview",
  );
});

test("the API's functions share a log and the jobs another, each open to its own functions alone", () => {
  const logOf = (target: (typeof functions)[string]): string => target.Properties.LoggingConfig.LogGroup.Ref;
  const byLog = Object.values(Object.groupBy(Object.values(functions), logOf));
  const sortedHandlers = (of: readonly { handler: string }[]) => of.map(({ handler }) => handler).sort();
  expect(byLog).toHaveLength(2);
  expect(byLog.map((group = []) => group.map(handlerOf).sort())).toEqual(
    expect.arrayContaining([sortedHandlers(endpoints), sortedHandlers(unmailed)]),
  );
  for (const target of Object.values(functions)) {
    const writing = statementsOf(template, roleOf(target)).filter(({ Action }) => String(Action).includes("logs:"));
    expect(writing).toEqual([
      {
        Effect: "Allow",
        Action: ["logs:CreateLogStream", "logs:PutLogEvents"],
        Resource: { "Fn::GetAtt": [logOf(target), "Arn"] },
      },
    ]);
  }
});

test("every log is deleted after three months, and that of requests after one", () => {
  const kept = Object.entries(template.findResources("AWS::Logs::LogGroup"));
  for (const [id, { Properties }] of kept)
    expect(Properties.RetentionInDays).toBe(id.startsWith("ApiAccess") ? 30 : 90);
});

const [stage] = Object.values(template.findResources("AWS::ApiGatewayV2::Stage"));

test("the API takes 100 requests a second, a public route 50", () => {
  expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
  const open = endpoints.filter(({ audience }) => audience === "public");
  expect(stage?.Properties.RouteSettings).toEqual(
    Object.fromEntries(
      open.flatMap((one) =>
        methodsOf(one).map((method) => [
          `${method} /api${one.path}`,
          { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
        ]),
      ),
    ),
  );
  expect(open.length).toBeGreaterThan(5);
});

test("a line of the log of requests has no address, no header and no body", () => {
  expect(JSON.parse(stage?.Properties.AccessLogSettings.Format)).toEqual({
    request: "$context.requestId",
    at: "$context.requestTimeEpoch",
    route: "$context.routeKey",
    status: "$context.status",
    ms: "$context.responseLatency",
  });
});

test("the word that CloudFront proves itself with is made by AWS, kept out of logs, and made again on request", () => {
  const madeIn = (made: typeof template) => {
    const [word] = Object.values(made.findResources("Custom::OriginSecret"));
    return JSON.parse(word?.Properties.Update);
  };
  expect(madeIn(template)).toEqual({
    service: "SecretsManager",
    action: "getRandomPassword",
    parameters: { PasswordLength: 64, ExcludePunctuation: true },
    physicalResourceId: { id: "1" },
    logApiResponseData: false,
  });
  const another = synthesise({ endpoints: [ping], context: { originSecret: "2" } });
  expect(madeIn(another).physicalResourceId).toEqual({ id: "2" });
});

test("every function knows the table, the pool with its keys, and the site's address", () => {
  const [secret] = Object.keys(template.findResources("Custom::OriginSecret"));
  const [distribution] = Object.keys(template.findResources("AWS::CloudFront::Distribution"));
  const [table] = Object.keys(template.findResources("AWS::DynamoDB::Table"));
  const [pool] = Object.keys(template.findResources("AWS::Cognito::UserPool"));
  const [client] = Object.keys(template.findResources("AWS::Cognito::UserPoolClient"));
  const [keys] = Object.keys(template.findResources("Custom::PoolKeys"));
  for (const { Properties } of Object.values(functions)) {
    // Only the job that makes the owner's account knows the owner's address.
    const { OWNER_EMAIL, ...variables } = Properties.Environment.Variables;
    expect(OWNER_EMAIL !== undefined).toBe(Properties.Description === "The firstOwner job");
    expect(variables).toEqual({
      TABLE_NAME: { Ref: table },
      USER_POOL_ID: { Ref: pool },
      USER_POOL_CLIENT_ID: { Ref: client },
      USER_POOL_KEYS: { "Fn::GetAtt": [keys, "Keys"] },
      SITE_URL: { "Fn::Join": ["", ["https://", { "Fn::GetAtt": [distribution, "DomainName"] }]] },
      ORIGIN_SECRET: { "Fn::GetAtt": [secret, "RandomPassword"] },
    });
  }
});

test("the same input gives the same template", () => {
  const text = (made: typeof template) =>
    JSON.stringify(made.toJSON()).replaceAll(/(stack|cdk-custom-resource)-?\w+/g, "folder");
  expect(text(synthesise())).toBe(text(template));
});

test("CloudFormation's schemas accept the template, with everything that it can be told", () => {
  expect(() => synthesise({ validated: true, context: everySetting })).not.toThrow();
});

test.each([{ "send-code/site": { count: 500 } }, '{"send-code/site":{"count":500}}'])(
  "the limits of a deployment reach every function: %j",
  (limits) => {
    const changed = synthesise({ context: { limits } }).findResources("AWS::Lambda::Function", {
      Properties: { Environment: { Variables: { LIMITS: '{"send-code/site":{"count":500}}' } } },
    });
    expect(Object.keys(changed).sort()).toEqual(Object.keys(functions).sort());
  },
);
