import { endpoints, jobs, ping } from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf, handlerOf, invokersOf, roleOf, statementsOf } from "./deployed.ts";
import { everySetting, synthesise, synthesiseBoth } from "./synth.ts";

const { template, routes: routesTemplate } = synthesiseBoth();
const functions = functionsOf(template);

interface Route {
  Properties: { RouteKey: string; Target: unknown };
}
const routes: Route[] = Object.values(routesTemplate.findResources("AWS::ApiGatewayV2::Route")) as Route[];

test("each endpoint has its route, and each route its endpoint", () => {
  const keys = routes.map(({ Properties }) => Properties.RouteKey);
  expect(keys.sort()).toEqual(endpoints.map(({ method, path }) => `${method} /api${path}`).sort());
});

test("each route leads to a function that runs the endpoint's handler", () => {
  const integrations = routesTemplate.findResources("AWS::ApiGatewayV2::Integration");
  const targets = routes.map(({ Properties: { RouteKey, Target } }) => {
    const integration = integrations[JSON.stringify(Target).match(/"Ref":"(\w+)"/)?.[1] ?? ""];
    const target = functions[integration?.Properties.IntegrationUri["Fn::GetAtt"][0]];
    return [RouteKey, integration?.Properties.PayloadFormatVersion, target && handlerOf(target)];
  });
  const expected = endpoints.map(({ method, path, handler }) => [`${method} /api${path}`, "2.0", handler]);
  expect(targets.sort()).toEqual(expected.sort());
});

test("API Gateway calls each function with one of two roles, which may call their routes' functions and no other", () => {
  const invokers = invokersOf(routesTemplate);
  expect(invokers).toHaveLength(2);
  const allowed = invokers.flatMap((invoker) => {
    const role = template.findResources("AWS::IAM::Role")[invoker];
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: "apigateway.amazonaws.com" } },
    ]);
    const [invoke, ...more] = statementsOf(template, invoker);
    expect(more).toEqual([]);
    expect(invoke).toMatchObject({ Effect: "Allow", Action: "lambda:InvokeFunction" });
    expect([invoke?.Resource].flat()).toEqual(expect.arrayContaining(calledWith(invoker)));
    return [invoke?.Resource].flat();
  });
  const ofApi = Object.keys(functions).filter((id) => id.startsWith("Api"));
  expect(allowed).toHaveLength(endpoints.length);
  expect(allowed).toEqual(expect.arrayContaining(ofApi.map((id) => ({ "Fn::GetAtt": [id, "Arn"] }))));
  template.resourceCountIs("AWS::Lambda::Permission", 0);
  routesTemplate.resourceCountIs("AWS::Lambda::Permission", 0);
});

const calledWith = (role: string) =>
  Object.values(routesTemplate.findResources("AWS::ApiGatewayV2::Integration"))
    .filter(({ Properties }) => Properties.CredentialsArn["Fn::GetAtt"][0] === role)
    .map(({ Properties }) => Properties.IntegrationUri);

test("each endpoint and each job has its function, and there is no other", () => {
  expect(Object.values(functions).map(handlerOf).sort()).toEqual(
    [...endpoints, ...jobs].map(({ handler }) => handler).sort(),
  );
});

test("every function runs on Node 24 on arm64, in time to answer", () => {
  for (const { Properties } of Object.values(functions)) {
    expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"] });
    expect(Properties.Timeout).toBe(/The (nightly|export) job/.test(Properties.Description) ? 900 : 29);
  }
});

test("the API's functions share a log and the jobs another, each open to its own functions alone", () => {
  const logOf = (target: (typeof functions)[string]): string => target.Properties.LoggingConfig.LogGroup.Ref;
  const byLog = Object.values(Object.groupBy(Object.values(functions), logOf));
  const sortedHandlers = (of: readonly { handler: string }[]) => of.map(({ handler }) => handler).sort();
  expect(byLog).toHaveLength(2);
  expect(byLog.map((group = []) => group.map(handlerOf).sort())).toEqual(
    expect.arrayContaining([sortedHandlers(endpoints), sortedHandlers(jobs)]),
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

test("the API takes 100 requests a second, a public route 10, once the routes are there", () => {
  expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
  const open = endpoints.filter(({ audience }) => audience === "public");
  expect(stage?.Properties.RouteSettings).toEqual(
    Object.fromEntries(
      open.map(({ method, path }) => [`${method} /api${path}`, { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 }]),
    ),
  );
  expect(stage?.DependsOn).toEqual(Object.keys(template.findResources("AWS::CloudFormation::Stack")));
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
