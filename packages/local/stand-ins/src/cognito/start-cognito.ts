import { AwsError } from "../aws-error.ts";
import { durableFile } from "../durable-file.ts";
import { type LoopbackAnswer, type LoopbackRequest, startLoopbackServer } from "../loopback-server.ts";
import { adminUserOperations } from "./admin-user-operations.ts";
import type { Context } from "./context.ts";
import { forgottenPasswordOperations } from "./forgotten-password-operations.ts";
import { keyedQueue } from "./keyed-queue.ts";
import { listUsersOperations } from "./list-users.ts";
import { poolOperations } from "./pool-operations.ts";
import { signInOperations } from "./sign-in-operations.ts";
import { makeSigningKey, openSigningKey } from "./signing-key.ts";
import type { Email, State } from "./state.ts";
import { readState, writeState } from "./state-text.ts";

interface CognitoOptions {
  /** The file that keeps the state. Without it the state ends with the process. */
  file?: string;
  /** Epoch milliseconds. */
  now?: () => number;
  /** scrypt's N, a power of two. Tests choose a low one. */
  passwordCost?: number;
}

export interface Cognito {
  /** The value for AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER. */
  endpoint: string;
  close(): Promise<void>;
  /** The last 500 emails that Cognito would have sent, oldest first. */
  emails(): Email[];
}

/**
 * Starts a stand-in for Cognito user pools that only this machine reaches.
 * It has the calls that handlers, their tests and the set-up of a pool make, and no others.
 */
export async function startCognito(options: CognitoOptions = {}): Promise<Cognito> {
  const { file: path, now = Date.now, passwordCost = 16_384 } = options;
  const file = path === undefined ? undefined : durableFile(path);
  const kept = file?.read();
  const state: State =
    kept === undefined ? { signingKey: await makeSigningKey(), pools: new Map(), emails: [] } : readState(kept);
  const context: Context = {
    state,
    key: openSigningKey(state.signingKey),
    now,
    passwordCost,
    save: async () => file?.write(() => writeState(state)),
    inTurn: keyedQueue(),
  };
  await context.save();
  const server = await startLoopbackServer((request) => answer(context, request));
  return { ...server, emails: () => [...state.emails] };
}

type Operation = (context: Context, request: unknown) => unknown;

const operations = {
  ...poolOperations,
  ...adminUserOperations,
  ...listUsersOperations,
  ...signInOperations,
  ...forgottenPasswordOperations,
} as Record<string, Operation>;

async function answer(context: Context, request: LoopbackRequest): Promise<LoopbackAnswer> {
  const poolId = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(request.path)?.[1];
  if (request.method === "GET" && poolId !== undefined && context.state.pools.has(poolId)) {
    return json(200, context.key.jwks, "application/json");
  }
  try {
    const name = String(request.headers["x-amz-target"]).replace("AWSCognitoIdentityProviderService.", "");
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new AwsError("UnknownOperationException", `${name} is no call of the stand-in.`);
    return json(200, await operation(context, parse(request.body)));
  } catch (error) {
    return refusal(error);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new AwsError("SerializationException", "The body is not JSON.");
  }
}

function refusal(error: unknown): LoopbackAnswer {
  if (!(error instanceof AwsError)) console.error(error);
  const { name, message, status } =
    error instanceof AwsError ? error : new AwsError("InternalErrorException", "Internal error", 500);
  const answer = json(status, { __type: name, message });
  return { ...answer, headers: { ...answer.headers, "x-amzn-errortype": `${name}:`, "x-amzn-errormessage": message } };
}

function json(status: number, value: unknown, type = "application/x-amz-json-1.1"): LoopbackAnswer {
  return { status, headers: { "content-type": type }, body: JSON.stringify(value, datesAsSeconds) };
}

/** AWS writes instants as epoch seconds. JSON.stringify passes a Date as text already, so this reads the original. */
function datesAsSeconds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? original.getTime() / 1000 : value;
}
