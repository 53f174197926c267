import { AdminGetUserCommand, ListUsersCommand, type UserType } from "@aws-sdk/client-cognito-identity-provider";
import { identity } from "../shared/cognito/identity.ts";
import { call } from "./call.ts";
import { newAccount, type Signed, type SignedInApp } from "./signed-in-app.ts";

/** Somebody with two sessions; their password is "Password-1". */
export interface Person {
  email: string;
  here: Signed;
  there: Signed;
}

let people = 0;

/** A client or a walker that no other test of the file uses. */
export async function newPerson(app: SignedInApp): Promise<Person> {
  people += 1;
  const here = await newAccount(app, { role: people % 2 ? "client" : "walker" });
  const { email } = here;
  return { email, here, there: { ...here, token: await app.installation.signIn(email) } };
}

export const signIn = (email: string, password: string, sourceIp = "127.0.0.1") =>
  call(undefined, "login", { body: { email, password }, sourceIp });

/** A browser in which somebody has allowed pushes, as it tells of itself. */
export const aBrowser = {
  endpoint: "https://fcm.googleapis.com/fcm/send/a",
  p256dh: "B".repeat(87),
  auth: "a".repeat(22),
};

/** The answer to a session that has ended. */
export const expired = { status: 401, body: { message: "Unauthorized: token expired", code: "expired_token" } };

/** Cognito's users, or those with an email address. */
export async function cognitoUsers(email?: string): Promise<UserType[]> {
  const { Users = [] } = await identity.client.send(new ListUsersCommand(identity.pool));
  const isTheirs = ({ Attributes = [] }: UserType) =>
    Attributes.some(({ Name, Value }) => Name === "email" && Value === email);
  return email === undefined ? Users : Users.filter(isTheirs);
}

/** Reads Cognito's attributes of somebody. */
export async function cognitoAttributes({ user }: Signed): Promise<Record<string, string | undefined>> {
  const { UserAttributes = [] } = await identity.client.send(
    new AdminGetUserCommand({ ...identity.pool, Username: user.id }),
  );
  return Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value]));
}
