import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../runtime.ts";

let client: CognitoIdentityProviderClient | undefined;
let impatient: CognitoIdentityProviderClient | undefined;

/** The user pool: its client and the two ids that every call needs. Its usernames are our user ids. */
export const identity = {
  get client() {
    client ??= new CognitoIdentityProviderClient({});
    return client;
  },
  /** It never retries. Otherwise the time of an answer would tell that a user's limit is reached. */
  get impatient() {
    impatient ??= new CognitoIdentityProviderClient({ maxAttempts: 1 });
    return impatient;
  },
  get pool() {
    return { UserPoolId: environment("USER_POOL_ID") };
  },
  get app() {
    return { ...this.pool, ClientId: environment("USER_POOL_CLIENT_ID") };
  },
};

/** Whether Cognito refused something for one of these reasons, which are the names of its errors. */
export const isRefusal = (error: unknown, ...names: string[]): error is Error =>
  error instanceof Error && names.includes(error.name);
