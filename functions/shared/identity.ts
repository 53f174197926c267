import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "./runtime.ts";

let client: CognitoIdentityProviderClient | undefined;

/** The user pool: its client and the two ids that every call needs. A username there is our user id. */
export const identity = {
  get client() {
    client ??= new CognitoIdentityProviderClient({});
    return client;
  },
  get pool() {
    return { UserPoolId: environment("USER_POOL_ID") };
  },
  get app() {
    return { ...this.pool, ClientId: environment("USER_POOL_CLIENT_ID") };
  },
};
