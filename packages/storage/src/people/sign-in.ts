import type { User } from "./users.ts";

/** The username in Cognito of somebody's account. It is their id, unless the record was there before the account. */
export const signInOf = ({ id, sign_in }: Pick<User, "id" | "sign_in">): string => sign_in ?? id;

/** The username of one try at claiming a record. No id has a tilde in it. */
export const claimingSignIn = (recordId: string, attemptId: string): string => `${recordId}~${attemptId}`;

/** The id of the user whose username in Cognito this is, or would be. */
export const userIdOf = (username: string): string => username.split("~")[0] ?? username;
