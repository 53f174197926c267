import {
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { getUser } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { identity, isRefusal } from "./identity.ts";

// What the table's accounts have in Cognito. Each can be repeated.

/** An email address as Cognito takes it: ours count as verified, for codes are sent to them. */
export const emailAttributes = (email: string) => [
  { Name: "email", Value: email },
  { Name: "email_verified", Value: "true" },
];

export async function setPassword(id: string, password: string): Promise<void> {
  await identity.client.send(
    new AdminSetUserPasswordCommand({ ...identity.pool, Username: id, Password: password, Permanent: true }),
  );
}

/** Brings Cognito's email address up to the table's, also beside another change of it: whoever is last looks again. */
export async function syncEmail(id: string): Promise<void> {
  for (let written: string | undefined; ; ) {
    const user = await getUser(runtime.db, id);
    if (user?.email === undefined || user.email === written) return;
    written = user.email;
    await identity.client.send(
      new AdminUpdateUserAttributesCommand({
        ...identity.pool,
        Username: id,
        UserAttributes: emailAttributes(written),
      }),
    );
  }
}

export async function deleteSignIn(id: string): Promise<void> {
  try {
    await identity.client.send(new AdminDeleteUserCommand({ ...identity.pool, Username: id }));
  } catch (error) {
    if (!isRefusal(error, "UserNotFoundException")) throw error;
  }
}
