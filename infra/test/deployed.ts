import type { Template } from "aws-cdk-lib/assertions";

/** A resource of a template, whose properties are CloudFormation's. */
type Resource = ReturnType<Template["findResources"]>[string];

export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
  NotResource?: unknown;
}
interface Policy {
  PolicyDocument: { Statement: Statement[] };
}

/** The contract's functions by logical id. Those that only a deployment runs are left out, such as the CDK's own. */
export const functionsOf = (template: Template): Record<string, Resource> =>
  Object.fromEntries(
    Object.entries(template.findResources("AWS::Lambda::Function")).filter(([id]) =>
      /^(Api|Exports|Nightly|FirstOwner|Mail)/.test(id),
    ),
  );

/** `<area>/<verb-noun>` of the folder that the function's code was taken from. */
export const handlerOf = (target: Resource): string =>
  String(target.Metadata["aws:asset:path"]).split("/").slice(-2).join("/");

/** The logical id of the function's role. */
export const roleOf = (target: Resource): string => target.Properties.Role["Fn::GetAtt"][0];

/** A route of the API's OpenAPI document. */
export interface Route {
  /** Method and path. */
  key: string;
  /** The names of the path's parameters that the operation declares. */
  parameters: string[];
  /** Which function it calls, and how. */
  integration: Record<string, unknown>;
  /** The logical id of the role with which API Gateway calls the function. */
  invoker: string;
}

interface Operation {
  parameters?: { name: string }[];
  "x-amazon-apigateway-integration": { credentials: { "Fn::GetAtt": [string, string] } } & Record<string, unknown>;
}

/** The routes of the API. */
export function routesOf(template: Template): Route[] {
  const [api] = Object.values(template.findResources("AWS::ApiGatewayV2::Api"));
  const paths: Record<string, Record<string, Operation>> = api?.Properties.Body.paths;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], "x-amazon-apigateway-integration": integration }]) => ({
      key: `${method.toUpperCase()} ${path}`,
      parameters: parameters.map(({ name }) => name),
      integration,
      invoker: integration.credentials["Fn::GetAtt"][0],
    })),
  );
}

/** The ARN of a function of the API's, as the routes and the roles of API Gateway write it. */
export const writtenArnOf = ({ Properties }: Resource) => ({
  "Fn::Join": [
    "",
    [
      "arn:",
      { Ref: "AWS::Partition" },
      ":lambda:",
      { Ref: "AWS::Region" },
      ":",
      { Ref: "AWS::AccountId" },
      `:function:${Properties.FunctionName}`,
    ],
  ],
});

/** The statements of a role's policies, both inline and attached ones of this template. */
export function statementsOf(template: Template, role: string): Statement[] {
  const written: Policy[] = template.findResources("AWS::IAM::Role")[role]?.Properties.Policies ?? [];
  const attached: Policy[] = ["AWS::IAM::Policy", "AWS::IAM::ManagedPolicy"]
    .flatMap((type) => Object.values(template.findResources(type)))
    .map(({ Properties }) => Properties)
    .filter(({ Roles }) => JSON.stringify(Roles ?? []).includes(`{"Ref":"${role}"}`));
  return [...written, ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** The permissions of a function's role, but for writing its log. */
export const statementsBeyondLog = (template: Template, role: string): Statement[] =>
  statementsOf(template, role).filter(
    (statement) => !actionsIn(statement).every((action) => action.startsWith("logs:")),
  );

/** The actions of those statements, sorted. */
export const actionsBeyondLog = (template: Template, role: string): string[] =>
  statementsBeyondLog(template, role).flatMap(actionsIn).sort();

export const actionsIn = ({ Action }: Statement): string[] => [Action].flat();
