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
      /^(Api|Exports|Nightly|FirstOwner)/.test(id),
    ),
  );

/** `<area>/<verb-noun>` of the folder that the function's code was taken from. */
export const handlerOf = (target: Resource): string =>
  String(target.Metadata["aws:asset:path"]).split("/").slice(-2).join("/");

/** The logical id of the function's role. */
export const roleOf = (target: Resource): string => target.Properties.Role["Fn::GetAtt"][0];

/** The logical ids of the roles with which API Gateway calls functions, from the template of the routes. */
export const invokersOf = (routes: Template): string[] => [
  ...new Set<string>(
    Object.values(routes.findResources("AWS::ApiGatewayV2::Integration")).map(
      ({ Properties }) => Properties.CredentialsArn["Fn::GetAtt"][0],
    ),
  ),
];

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
