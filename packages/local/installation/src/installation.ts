import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient, ResourceInUseException } from "@aws-sdk/client-dynamodb";
import { exportJob, userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { ensurePool, type PoolIds } from "@petcare/stand-ins";
import { createTable, type Db, dbOf, tableDefinition } from "@petcare/storage";

/** The settings of the deployed user pool. */
const poolSettings = {
  name: "petcare",
  pool: userPoolSettings,
  identity: userPoolIdentitySettings,
  appClient: userPoolClientSettings,
};

/** The table and the user pool, which a deployment to AWS makes from infra. */
export interface Installation {
  db: Db;
  identity: CognitoIdentityProviderClient;
  pool: PoolIds;
  /** The variables by which the functions find them. */
  environment: Record<string, string>;
  close(): void;
}

/** Makes the table and the pool, where they are missing, in the services that the environment names. */
export async function ensureInstallation(table: string = tableDefinition.name): Promise<Installation> {
  const dynamoDb = new DynamoDBClient({});
  const identity = new CognitoIdentityProviderClient({});
  await createTable(dynamoDb, table).catch((error: unknown) => {
    if (!(error instanceof ResourceInUseException)) throw error;
  });
  const pool = await ensurePool(identity, poolSettings);
  return {
    db: dbOf(dynamoDb, table),
    identity,
    pool,
    environment: {
      TABLE_NAME: table,
      USER_POOL_ID: pool.userPoolId,
      USER_POOL_CLIENT_ID: pool.clientId,
      USER_POOL_CLIENT_SECRET: pool.clientSecret ?? "",
      EXPORT_BUCKET: "petcare-exports",
      PHOTO_BUCKET: "petcare-photos",
      EXPORT_FUNCTION: exportJob.name,
      MAIL_FROM: "no-reply@localhost",
    },
    close() {
      dynamoDb.destroy();
      identity.destroy();
    },
  };
}

/** An installation that a deployment has made, in the account of the environment's credentials. */
export const findInstallation = (table: string, userPoolId: string): SignIns & Pick<Installation, "db"> => ({
  db: dbOf(new DynamoDBClient({}), table),
  identity: new CognitoIdentityProviderClient({}),
  pool: { userPoolId },
});

/** The place where sign-ins are kept. */
interface SignIns extends Pick<Installation, "identity"> {
  pool: Pick<PoolIds, "userPoolId">;
}

/** Makes a sign-in with the user's id as its username. A sign-in that exists gets this password. */
export async function createSignIn(
  { identity, pool }: SignIns,
  { id, email, password }: { id: string; email: string; password: string },
): Promise<void> {
  const user = { UserPoolId: pool.userPoolId, Username: id };
  const create = new AdminCreateUserCommand({
    ...user,
    MessageAction: "SUPPRESS",
    UserAttributes: [
      { Name: "email", Value: email },
      { Name: "email_verified", Value: "true" },
    ],
  });
  await identity.send(create).catch((error: unknown) => {
    if (!(error instanceof UsernameExistsException)) throw error;
  });
  await identity.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
}
