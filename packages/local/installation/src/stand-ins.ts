import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Cognito,
  type Email,
  type Lambda,
  type Mail,
  type OutboxMessage,
  type Push,
  type PushMessage,
  type RunFunction,
  type Ses,
  type Sns,
  startCognito,
  startDynamoDb,
  startLambda,
  startPush,
  startS3,
  startSes,
  startSns,
} from "@petcare/stand-ins";
import { storedForm } from "@petcare/storage";

interface StandInOptions {
  /** The folder of their data. Without it the data is in memory. */
  dataDir?: string | undefined;
  /** An environment. A service whose AWS_ENDPOINT_URL_… is set in it gets no stand-in. */
  given?: NodeJS.ProcessEnv;
  /** Epoch milliseconds. */
  now?: () => number;
  /** Runs a function that another one calls without waiting for it. Where absent, nothing happens. */
  runFunction?: RunFunction;
  /** scrypt's N. Tests choose a low one. */
  passwordCost?: number;
}

export interface StandIns {
  /** The variables by which the AWS SDK finds the services. */
  environment: Record<string, string>;
  /** The sent text messages, oldest first. Empty where SNS has no stand-in. */
  messages(): OutboxMessage[];
  /** The sent emails, oldest first. Empty where Cognito has no stand-in. */
  emails(): Email[];
  /** The messages that SES and the push services would have delivered, oldest first. Empty where they have no stand-in. */
  mails(): Mail[];
  pushes(): PushMessage[];
  /** From now on a browser's push service knows it no more. */
  forgetBrowser(endpoint: string): void;
  /** The calls of functions by other ones, oldest first. Empty where Lambda has no stand-in. */
  invocations(): { name: string; event: unknown }[];
  close(): Promise<void>;
}

/**
 * Starts the stand-ins for DynamoDB, Cognito, SNS, SES, S3, Lambda and push services.
 * @throws Error if the data is in use by another process, and with the code DATA_OUTDATED when an earlier version made it
 */
export async function startStandIns(options: StandInOptions = {}): Promise<StandIns> {
  const { dataDir, given = {}, now = Date.now, passwordCost, runFunction } = options;
  const inside = (name: string) => (dataDir === undefined ? undefined : join(dataDir, name));
  if (dataDir !== undefined) await holdToForm(dataDir);
  const environment: Record<string, string> = {};
  const started: { close(): Promise<void> }[] = [];

  async function unlessGiven<S extends { endpoint: string; close(): Promise<void> }>(
    variable: string,
    start: () => Promise<S>,
  ): Promise<S | undefined> {
    if (given[variable] || given.AWS_ENDPOINT_URL) return undefined;
    const standIn = await start();
    started.push(standIn);
    environment[variable] = standIn.endpoint;
    return standIn;
  }

  const close = async () => void (await Promise.all(started.map((standIn) => standIn.close())));
  let cognito: Cognito | undefined;
  let sns: Sns | undefined;
  let lambda: Lambda | undefined;
  let ses: Ses | undefined;
  let push: Push | undefined;
  try {
    // The database starts first, because its lock keeps a second start on the same data away from the other files.
    await unlessGiven("AWS_ENDPOINT_URL_DYNAMODB", () => startDynamoDb({ ...pathOf(inside("dynamodb")), now }));
    cognito = await unlessGiven("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", () =>
      startCognito({ ...fileOf(inside("cognito.json")), now, ...(passwordCost && { passwordCost }) }),
    );
    sns = await unlessGiven("AWS_ENDPOINT_URL_SNS", () => startSns({ ...fileOf(inside("sns.json")), now }));
    ses = await unlessGiven("AWS_ENDPOINT_URL_SESV2", () => startSes({ ...fileOf(inside("ses.json")), now }));
    // AWS has no such service: every browser's maker has one. AWS_ENDPOINT_URL says nothing of it.
    push = await startPush({ ...fileOf(inside("push.json")), now });
    started.push(push);
    environment.PUSH_ENDPOINT_URL = push.endpoint;
    await unlessGiven("AWS_ENDPOINT_URL_S3", () => startS3({ ...folderOf(inside("s3")), now }));
    lambda = await unlessGiven("AWS_ENDPOINT_URL_LAMBDA", () => startLambda(runFunction));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    environment,
    messages: () => sns?.messages() ?? [],
    emails: () => cognito?.emails() ?? [],
    mails: () => ses?.mails() ?? [],
    pushes: () => push?.pushes() ?? [],
    forgetBrowser: (endpoint) => push?.forgetBrowser(endpoint),
    invocations: () => lambda?.invocations() ?? [],
    close,
  };
}

/** Marks a new folder with the form of what is stored in it, and refuses one of another form. */
async function holdToForm(dataDir: string): Promise<void> {
  const mark = join(dataDir, "form");
  if (!existsSync(join(dataDir, "dynamodb"))) {
    await mkdir(dataDir, { recursive: true });
    return writeFile(mark, storedForm);
  }
  const found = await readFile(mark, "utf8").catch(() => undefined);
  if (found === storedForm) return;
  throw Object.assign(new Error(`The data in ${dataDir} was made by an earlier version`), { code: "DATA_OUTDATED" });
}

const pathOf = (path: string | undefined) => (path === undefined ? {} : { path });
const folderOf = (folder: string | undefined) => (folder === undefined ? {} : { folder });
const fileOf = (file: string | undefined) => (file === undefined ? {} : { file });
