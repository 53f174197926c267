import { createHmac } from "node:crypto";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { environment, once } from "../runtime.ts";

const client = once(() => new CognitoIdentityProviderClient({}));
const impatient = once(() => new CognitoIdentityProviderClient({ maxAttempts: 1 }));

/** The user pool: its client and the two ids that every call needs. */
export const identity = {
  get client() {
    return client();
  },
  /** A client that never retries. With retries, the response time would reveal that a user's limit is reached. */
  get impatient() {
    return impatient();
  },
  get pool() {
    return { UserPoolId: environment("USER_POOL_ID") };
  },
  get app() {
    return { ...this.pool, ClientId: environment("USER_POOL_CLIENT_ID") };
  },
  /** Makes the secret hash of a call for a user. */
  secretHashOf(username: string): string {
    const secret = createHmac("sha256", environment("USER_POOL_CLIENT_SECRET"));
    return secret.update(`${username}${this.app.ClientId}`).digest("base64");
  },
};

/** Tells whether Cognito rejected the app client's secret. The error's name is that of a wrong password. */
export const isWrongSecret = (error: Error): boolean => /secret.?hash/i.test(error.message);

/** Tells whether an error of Cognito has one of these names. */
export const isRefusal = (error: unknown, ...names: string[]): error is Error =>
  error instanceof Error && names.includes(error.name) && !isWrongSecret(error);
