import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tableDefinition } from "@petcare/storage";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Backend } from "./backend.ts";

/** The calls that a function may make at all, and the actions that each needs. Scan is not among them. */
const actionsOf: Record<string, string[]> = {
  "cognito-idp:AdminCreateUser": ["cognito-idp:AdminCreateUser"],
  "cognito-idp:AdminDeleteUser": ["cognito-idp:AdminDeleteUser"],
  "cognito-idp:AdminInitiateAuth": ["cognito-idp:AdminInitiateAuth"],
  "cognito-idp:AdminSetUserPassword": ["cognito-idp:AdminSetUserPassword"],
  "cognito-idp:AdminUpdateUserAttributes": ["cognito-idp:AdminUpdateUserAttributes"],
  "cognito-idp:AdminUserGlobalSignOut": ["cognito-idp:AdminUserGlobalSignOut"],
  // Anybody may: they go by the app client, and no policy is looked at.
  "cognito-idp:ConfirmForgotPassword": [],
  "cognito-idp:ForgotPassword": [],
  "dynamodb:BatchGetItem": ["dynamodb:BatchGetItem"],
  "dynamodb:DeleteItem": ["dynamodb:DeleteItem"],
  // In every client; made only where endpoint discovery is asked for.
  "dynamodb:DescribeEndpoints": [],
  "dynamodb:GetItem": ["dynamodb:GetItem"],
  "dynamodb:PutItem": ["dynamodb:PutItem"],
  "dynamodb:Query": ["dynamodb:Query"],
  "dynamodb:TransactWriteItems": ["ConditionCheckItem", "DeleteItem", "PutItem", "UpdateItem"].map(
    (action) => `dynamodb:${action}`,
  ),
  "dynamodb:UpdateItem": ["dynamodb:UpdateItem"],
  "sns:Publish": ["sns:Publish"],
};

/**
 * What a handler is allowed: the calls that bundling left in it (calls.json), on the table, its indexes and the pool, and
 * text messages to phones, which have no ARN: so to all that is no topic.
 * @throws Error on a call that no function may make
 */
export function grants(handler: string, { functionsFolder, table, pool }: Backend): PolicyStatement[] {
  const actions = new Set(callsOf(handler, functionsFolder).flatMap((call) => allowed(handler, call)));
  const query = actions.delete("dynamodb:Query") ? ["dynamodb:Query"] : [];
  const ofService = (service: string) => [...actions].filter((action) => action.startsWith(`${service}:`)).sort();
  const indexes = tableDefinition.indexes.map(({ name }) => `${table.tableArn}/index/${name}`);
  return [
    { actions: ofService("dynamodb"), resources: [table.tableArn] },
    { actions: query, resources: [table.tableArn, ...indexes] },
    { actions: ofService("cognito-idp"), resources: [pool.attrArn] },
    { actions: ofService("sns"), notResources: ["arn:aws:sns:*:*:*"] },
  ]
    .filter(({ actions }) => actions.length > 0)
    .map((statement) => new PolicyStatement(statement));
}

function allowed(handler: string, call: string): string[] {
  const actions = actionsOf[call];
  if (!actions) throw new Error(`${handler} calls ${call}, which infra/grants.ts does not allow`);
  return actions;
}

function callsOf(handler: string, functionsFolder: string): string[] {
  const calls: Record<string, string[]> = JSON.parse(readFileSync(join(functionsFolder, "calls.json"), "utf8"));
  const own = calls[handler];
  if (!own) throw new Error(`${handler} is not bundled in ${functionsFolder}: run node functions/bundle.ts`);
  return own;
}
