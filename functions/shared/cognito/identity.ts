import { createHmac } from "node:crypto";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { environment, once } from "../runtime.ts";

const client = once(() => new CognitoIdentityProviderClient({}));
const impatient = once(() => new CognitoIdentityProviderClient({ maxAttempts: 1 }));

/** The user pool: its client and the two ids that every call needs. Its usernames are our user ids. */
export const identity = {
  get client() {
    return client();
  },
  /** It never retries. Otherwise the time of an answer would tell that a user's limit is reached. */
  get impatient() {
    return impatient();
  },
  get pool() {
    return { UserPoolId: environment("USER_POOL_ID") };
  },
  get app() {
    return { ...this.pool, ClientId: environment("USER_POOL_CLIENT_ID") };
  },
  /** The proof of the app client's secret, for a call in a user's name. */
  secretHashOf(username: string): string {
    const secret = createHmac("sha256", environment("USER_POOL_CLIENT_SECRET"));
    return secret.update(`${username}${this.app.ClientId}`).digest("base64");
  },
};

/** Whether Cognito did not accept our app client's secret. The error has the name of a wrong password. */
export const isWrongSecret = (error: Error): boolean => /secret.?hash/i.test(error.message);

/** Whether Cognito refused somebody for one of these reasons, which are the names of its errors. */
export const isRefusal = (error: unknown, ...names: string[]): error is Error =>
  error instanceof Error && names.includes(error.name) && !isWrongSecret(error);
