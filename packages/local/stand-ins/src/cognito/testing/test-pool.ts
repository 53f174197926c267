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
import { startCognito } from "../start-cognito.ts";
import { testPool } from "./pool-settings.ts";

/** The tests ask this implementation where it is set. */
const anotherEndpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;

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

/** Opens a pool to test, at the other endpoint or in a stand-in that closes with the pool. */
export async function openTestPool(settings: PoolSettings = testPool): Promise<TestPool> {
  const standIn = anotherEndpoint === undefined ? await startCognito({ passwordCost: 1024 }) : undefined;
  const client = new CognitoIdentityProviderClient({
    region: "us-east-1",
    maxAttempts: 1,
    ...(standIn && {
      endpoint: standIn.endpoint,
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    }),
  });
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
      await standIn?.close();
    },
  };
}
