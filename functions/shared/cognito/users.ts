import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { readUser, signInOf } from "@petcare/storage";
import { invalidField, signupSentTwice } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";
import { identity, isRefusal } from "./identity.ts";

// The accounts' users in Cognito, by username (see storage's signInOf). Each function can be repeated.

/**
 * Makes a Cognito user that can sign in.
 * @throws AppError invalid_input if Cognito rejects the email address; conflict if another request undid it
 */
export async function createSignIn(username: string, email: string, password: string): Promise<void> {
  try {
    await identity.client.send(
      new AdminCreateUserCommand({
        ...identity.pool,
        Username: username,
        MessageAction: "SUPPRESS",
        UserAttributes: emailAttributes(email),
      }),
    );
  } catch (error) {
    if (isRefusal(error, "InvalidParameterException")) {
      throw invalidField("email", "Please enter a valid email address");
    }
    // After a lost answer the SDK retries, and finds the user that its first try created.
    if (!isRefusal(error, "UsernameExistsException")) throw error;
  }
  try {
    await setPassword(username, password);
  } catch (error) {
    throw isRefusal(error, "UserNotFoundException") ? signupSentTwice() : error;
  }
}

/** Tells whether a Cognito user exists and has chosen a password. */
export async function hasPassword(username: string): Promise<boolean> {
  try {
    const { UserStatus } = await identity.client.send(
      new AdminGetUserCommand({ ...identity.pool, Username: username }),
    );
    return UserStatus !== "FORCE_CHANGE_PASSWORD";
  } catch (error) {
    if (isRefusal(error, "UserNotFoundException")) return false;
    throw error;
  }
}

export async function setPassword(username: string, password: string): Promise<void> {
  await identity.client.send(
    new AdminSetUserPasswordCommand({ ...identity.pool, Username: username, Password: password, Permanent: true }),
  );
}

/** Copies a user's email address from the table to Cognito. Reads the table again afterwards, in case the address has changed. */
export async function syncEmail(id: string): Promise<void> {
  for (let written: string | undefined; ; ) {
    const user = await readUser(runtime.db, id);
    if (user?.email === undefined || user.email === written) return;
    written = user.email;
    await identity.client.send(
      new AdminUpdateUserAttributesCommand({
        ...identity.pool,
        Username: signInOf(user),
        UserAttributes: emailAttributes(written),
      }),
    );
  }
}

/** Cognito sends codes only to addresses that are marked as verified. */
const emailAttributes = (email: string) => [
  { Name: "email", Value: email },
  { Name: "email_verified", Value: "true" },
];

export async function deleteSignIn(username: string): Promise<void> {
  try {
    await identity.client.send(new AdminDeleteUserCommand({ ...identity.pool, Username: username }));
  } catch (error) {
    if (!isRefusal(error, "UserNotFoundException")) throw error;
  }
}
