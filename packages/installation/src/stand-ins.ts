import { join } from "node:path";
import {
  type Cognito,
  type Email,
  type OutboxMessage,
  type Sns,
  startCognito,
  startDynamoDb,
  startSns,
} from "@petcare/stand-ins";

export interface StandInOptions {
  /** Where their data is kept; in memory without it. */
  dataDir?: string | undefined;
  /** Where DynamoDB's data is kept, if elsewhere. */
  tableDir?: string | undefined;
  /** A service whose AWS_ENDPOINT_URL_… is set here is somebody else's, and gets no stand-in. */
  given?: NodeJS.ProcessEnv;
  /** Epoch milliseconds. */
  now?: () => number;
  /** scrypt's N; tests choose a cheap one. */
  passwordCost?: number;
}

export interface StandIns {
  /** What the AWS SDK needs to find the services. */
  environment: Record<string, string>;
  /** The text messages that were sent, oldest first; none where SNS is somebody else's. */
  messages(): OutboxMessage[];
  /** The emails that were sent, oldest first; none where Cognito is somebody else's. */
  emails(): Email[];
  close(): Promise<void>;
}

/**
 * Starts what stands in for AWS.
 * @throws Error when the data is in use by another process
 */
export async function startStandIns(options: StandInOptions = {}): Promise<StandIns> {
  const { dataDir, tableDir, given = {}, now = Date.now, passwordCost } = options;
  const inside = (name: string) => (dataDir === undefined ? undefined : join(dataDir, name));
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
  try {
    // The database first: its lock is what keeps a second start on the same data away from the other files.
    await unlessGiven("AWS_ENDPOINT_URL_DYNAMODB", () =>
      startDynamoDb({ ...pathOf(tableDir ?? inside("dynamodb")), now }),
    );
    cognito = await unlessGiven("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", () =>
      startCognito({ ...fileOf(inside("cognito.json")), now, ...(passwordCost && { passwordCost }) }),
    );
    sns = await unlessGiven("AWS_ENDPOINT_URL_SNS", () => startSns({ ...fileOf(inside("sns.json")), now }));
  } catch (error) {
    await close();
    throw error;
  }
  return { environment, messages: () => sns?.messages() ?? [], emails: () => cognito?.emails() ?? [], close };
}

const pathOf = (path: string | undefined) => (path === undefined ? {} : { path });
const fileOf = (file: string | undefined) => (file === undefined ? {} : { file });
