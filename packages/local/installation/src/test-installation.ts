import { AdminInitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { type Email, type Mail, type OutboxMessage, type PushMessage, secretHashOf } from "@petcare/stand-ins";
import { type Db, storeUser, type User } from "@petcare/storage";
import { localCredentials, setEnvironment } from "./environment.ts";
import { createSignIn, ensureInstallation } from "./installation.ts";
import { startStandIns } from "./stand-ins.ts";

/** A user with a sign-in. Missing fields get made-up values. */
export type NewAccount = Pick<User, "role"> & Partial<User> & { email: string; password?: string };

export interface TestInstallation {
  db: Db;
  /** The id of the user pool, which is in the environment too. */
  userPoolId: string;
  clientId: string;
  /** Makes the user in the table and their sign-in in Cognito. The default password is "Password-1". */
  createAccount(account: NewAccount): Promise<User>;
  /** Answers an ID token from Cognito. */
  signIn(email: string, password?: string): Promise<string>;
  /** The sent text messages, oldest first. */
  messages(): OutboxMessage[];
  /** The sent emails, oldest first. */
  emails(): Email[];
  /** The emails that SES has sent, oldest first. */
  mails(): Mail[];
  /** The pushes to browsers, oldest first. */
  pushes(): PushMessage[];
  /** From now on a browser's push service knows it no more. */
  forgetBrowser(endpoint: string): void;
  /** The functions that handlers have called, oldest first. They do not run. */
  invocations(): { name: string; event: unknown }[];
  close(): Promise<void>;
}

/**
 * Starts an empty installation for one test file and sets the environment that handlers read.
 * Tokens have the machine's time.
 */
export async function startTestInstallation(): Promise<TestInstallation> {
  const standIns = await startStandIns({ passwordCost: 16 });
  const restore = [setEnvironment({ ...localCredentials, ...standIns.environment, LOG_LEVEL: "error" })];
  const installation = await ensureInstallation();
  restore.push(setEnvironment(installation.environment));

  const { db, identity, pool } = installation;
  const userIds = new Map<string, string>();
  return {
    db,
    ...pool,
    messages: standIns.messages,
    emails: standIns.emails,
    mails: standIns.mails,
    pushes: standIns.pushes,
    forgetBrowser: standIns.forgetBrowser,
    invocations: standIns.invocations,
    async createAccount({ password = defaultPassword, ...given }) {
      const user = userOf(given, userIds.size + 1);
      const outcome = await storeUser(db, user, { id: user.id, way: "signup", request_id: "", at: user.created_at });
      if (outcome !== "created") throw new Error(`${user.email}: ${outcome}`);
      await createSignIn(installation, { id: user.id, email: given.email, password });
      userIds.set(given.email, user.id);
      return user;
    },
    async signIn(email, password = defaultPassword) {
      const username = userIds.get(email) ?? email;
      const SECRET_HASH = secretHashOf(username, { id: pool.clientId, secret: pool.clientSecret ?? "" });
      const { AuthenticationResult } = await identity.send(
        new AdminInitiateAuthCommand({
          UserPoolId: pool.userPoolId,
          ClientId: pool.clientId,
          AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
          AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH },
        }),
      );
      return AuthenticationResult?.IdToken ?? "";
    },
    async close() {
      installation.close();
      await standIns.close();
      for (const undo of restore.reverse()) undo();
    },
  };
}

const defaultPassword = "Password-1";

const userOf = (given: Omit<NewAccount, "password">, count: number): User => ({
  id: `${given.role}-${count}`,
  name: `${given.role} ${count}`,
  pets: [],
  active: true,
  version: 1,
  created_at: 0,
  ...given,
});
