import { randomUUID } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { ensurePool, type PoolIds, type PoolSettings } from "../../ensure-pool.ts";
import { secretHashOf } from "../secret-hash.ts";
import { type Cognito, type CognitoOptions, startCognito } from "../start-cognito.ts";
import { testPool } from "./pool-settings.ts";

/** The tests ask this implementation where it is set, and skip what only the stand-in has. */
export const anotherEndpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;

export const goodPassword = "Bellmore-2026";

export interface TestPool extends PoolIds {
  client: CognitoIdentityProviderClient;
  endpoint: string;
  /** Makes a confirmed user with a verified email. Name and email are new each time. */
  newUser(password?: string): Promise<{ username: string; email: string }>;
  signIn(username: string, password?: string): Promise<AuthenticationResultType>;
  /** Deletes the users that it made. */
  close(): Promise<void>;
}

/** A client of the stand-in. */
const clientOfStandIn = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });

/** Starts a stand-in with a low password cost. */
export const startTestCognito = (options: CognitoOptions = {}): Promise<Cognito> =>
  startCognito({ passwordCost: 1024, ...options });

/**
 * Opens a pool to test, in the given stand-in or at the other endpoint.
 * Without either, it starts a stand-in that closes with the pool.
 */
export async function openTestPool(cognito?: Cognito, settings: PoolSettings = testPool): Promise<TestPool> {
  const started = cognito === undefined && anotherEndpoint === undefined ? await startTestCognito() : undefined;
  const standIn = cognito ?? started;
  const client = standIn
    ? clientOfStandIn(standIn.endpoint)
    : new CognitoIdentityProviderClient({ region: "us-east-1", maxAttempts: 1 });
  const ids = await ensurePool(client, settings);
  const { userPoolId: UserPoolId, clientId: ClientId, clientSecret: secret } = ids;
  const made: string[] = [];
  return {
    ...ids,
    client,
    endpoint: standIn?.endpoint ?? anotherEndpoint ?? "",
    async newUser(password = goodPassword) {
      const username = randomUUID();
      const email = `${username}@example.com`;
      made.push(username);
      const UserAttributes = [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
      ];
      const user = { UserPoolId, Username: username };
      await client.send(new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: "SUPPRESS" }));
      await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
      return { username, email };
    },
    async signIn(username, password = goodPassword) {
      const { AuthenticationResult } = await client.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
          AuthParameters: {
            USERNAME: username,
            PASSWORD: password,
            ...(secret && { SECRET_HASH: secretHashOf(username, { id: ClientId, secret }) }),
          },
        }),
      );
      if (!AuthenticationResult) throw new Error("Signed in without a result");
      return AuthenticationResult;
    },
    async close() {
      for (const Username of made) {
        await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch((error: unknown) => {
          if (!(error instanceof UserNotFoundException)) throw error;
        });
      }
      client.destroy();
      await started?.close();
    },
  };
}
