import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportFiles, exportJob, photoFiles } from "@petcare/contract";
import { tableDefinition } from "@petcare/storage";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Backend } from "./backend.ts";

const query = "dynamodb:Query";
/** Stands behind an action on photos, as calls.json has it. */
const ofPhotos = "/photos";

/** The calls that functions may make, as `calls.json` has them, with the IAM actions that each needs. Only the job that copies the whole table may scan. */
const actionsOf: Record<string, string[]> = {
  "cognito-idp:AdminCreateUser": ["cognito-idp:AdminCreateUser"],
  "cognito-idp:AdminDeleteUser": ["cognito-idp:AdminDeleteUser"],
  "cognito-idp:AdminGetUser": ["cognito-idp:AdminGetUser"],
  "cognito-idp:AdminInitiateAuth": ["cognito-idp:AdminInitiateAuth"],
  "cognito-idp:AdminSetUserPassword": ["cognito-idp:AdminSetUserPassword"],
  "cognito-idp:AdminUpdateUserAttributes": ["cognito-idp:AdminUpdateUserAttributes"],
  // Cognito checks no policy for these: they are public calls through the app client.
  "cognito-idp:ConfirmForgotPassword": [],
  "cognito-idp:ForgotPassword": [],
  "dynamodb:BatchGetItem": ["dynamodb:BatchGetItem"],
  "dynamodb:DeleteItem": ["dynamodb:DeleteItem"],
  // Every bundle has it, but the SDK calls it only with endpoint discovery, which is off.
  "dynamodb:DescribeEndpoints": [],
  "dynamodb:GetItem": ["dynamodb:GetItem"],
  "dynamodb:PutItem": ["dynamodb:PutItem"],
  [query]: [query],
  "dynamodb:Scan": ["dynamodb:Scan"],
  ...Object.fromEntries(tableDefinition.indexes.map(({ name }) => [`${query}/${name}`, [`${query}/${name}`]])),
  // A transaction needs the actions of its writes alone.
  "dynamodb:TransactWriteItems": [],
  ...Object.fromEntries(
    ["ConditionCheck", "Delete", "Put", "Update"].map((write) => [
      `dynamodb:TransactWriteItems/${write}`,
      [`dynamodb:${write}Item`],
    ]),
  ),
  "dynamodb:UpdateItem": ["dynamodb:UpdateItem"],
  "lambda:Invoke": ["lambda:InvokeFunction"],
  "s3:GetObject": ["s3:GetObject"],
  "s3:PutObject": ["s3:PutObject"],
  ...Object.fromEntries(
    ["Delete", "Get", "Put"].map((act) => [`s3:${act}Object${ofPhotos}`, [`s3:${act}Object${ofPhotos}`]]),
  ),
  "sms-voice:SendNotifyTextMessage": ["sms-voice:SendNotifyTextMessage"],
  "ses:SendEmail": ["ses:SendEmail"],
  "sns:Publish": ["sns:Publish"],
};

/**
 * The IAM actions that a handler needs for the calls that bundling left in it (calls.json), sorted. The index that an
 * action is for stands behind it: `dynamodb:Query/walker`.
 * @throws Error if the handler was not bundled, or calls what no function may call
 */
export function actionsFor(handler: string, functionsFolder: string): string[] {
  return [...new Set(callsOf(handler, functionsFolder).flatMap((call) => allowed(handler, call)))].sort();
}

/** Tells whether an action is one on photos, not on exports. */
export const isOfPhotos = (action: string): boolean => action.endsWith(ofPhotos);

/** Tells whether an action sends a one-time code by Notify, which a deployment may have or not. */
export const isOfNotify = (action: string): boolean => action.startsWith("sms-voice:");

/** Tells whether an action sends a message by email, which a deployment may do or not. */
export const isOfMail = (action: string): boolean => action.startsWith("ses:");

/** Tells whether a handler calls Cognito in a user's name, which takes the app client's secret. */
export const actsForUsers = (handler: string, functionsFolder: string): boolean =>
  callsOf(handler, functionsFolder).some((call) => /^cognito-idp:(AdminInitiateAuth|\w*ForgotPassword)$/.test(call));

/**
 * Statements that allow the actions on the table, the named indexes (Query only), the pool, the exports and the job that makes them, photos, and the senders of codes and of email.
 * A phone has no ARN, so a text message is allowed to everything but topics.
 */
export function statementsFor(
  actions: readonly string[],
  { table, pool, exportBucket, photoBucket, exportJob, notify, mail }: Backend,
): PolicyStatement[] {
  const ofService = (service: string) =>
    actions.filter((action) => action.startsWith(`${service}:`) && !action.startsWith(query) && !isOfPhotos(action));
  const indexes = actions
    .filter((action) => action.startsWith(`${query}/`))
    .map((action) => `${table.tableArn}/index/${action.slice(query.length + 1)}`);
  return [
    { actions: ofService("dynamodb"), resources: [table.tableArn] },
    { actions: actions.filter((action) => action === query), resources: [table.tableArn, ...indexes] },
    { actions: ofService("cognito-idp"), resources: [pool.arn] },
    { actions: ofService("lambda"), resources: exportJob ? [exportJob.functionArn] : [] },
    { actions: ofService("s3"), resources: [exportBucket.arnForObjects(`${exportFiles.prefix}*`)] },
    {
      actions: actions.filter(isOfPhotos).map((action) => action.slice(0, -ofPhotos.length)),
      resources: [photoBucket.arnForObjects(`${photoFiles.prefix}*`)],
    },
    { actions: ofService("sms-voice"), resources: notify ? [notify.arn] : [] },
    { actions: ofService("ses"), resources: mail ? mail.arns : [] },
    { actions: ofService("sns"), notResources: ["arn:aws:sns:*:*:*"] },
  ]
    .filter((statement) => statement.actions.length > 0)
    .map((statement) => new PolicyStatement(statement));
}

function allowed(handler: string, call: string): string[] {
  const actions = actionsOf[call];
  if (!actions || (call === "dynamodb:Scan" && handler !== exportJob.handler)) {
    throw new Error(`${handler} calls ${call}, which infra/grants.ts does not allow`);
  }
  return actions;
}

function callsOf(handler: string, functionsFolder: string): string[] {
  const calls: Record<string, string[]> = JSON.parse(readFileSync(join(functionsFolder, "calls.json"), "utf8"));
  const own = calls[handler];
  if (!own) throw new Error(`${handler} is not bundled in ${functionsFolder}: run node functions/bundle.ts`);
  return own;
}
