import type { UserType } from "@aws-sdk/client-cognito-identity-provider";
import { signIn } from "../../shared/cognito/sign-in.ts";
import { cognitoUsers } from "../../testing/person.ts";
import { type ContractTestApp, madeId } from "../contract-test-app.ts";
import { type Item, isCounter, isRow, textOf } from "../table.ts";

/** The state by which two runs are compared, as lines of text. */
export type State = string[];

/**
 * The items of the table but for counters of attempts. Where a sign-in was changed, also every user of the pool, and which
 * passwords open the changed ones. Ids that handlers make all read alike, because a second try makes another one. Of
 * the history it is compared what was changed, and not by which try or before whom.
 *
 * @param volatile attributes that are left out
 */
export async function stateOf(
  app: ContractTestApp,
  volatile: readonly string[],
  passwords: readonly string[],
): Promise<State> {
  const changed = app.changedSignIns();
  const users = changed.length > 0 ? await cognitoUsers() : [];
  const items = (await app.items()).filter((item) => !isCounter(item));
  const lines = [
    ...items.map((item) => textOf(without(item, [...volatile, ...(isRow(item) ? ofRow : [])]))),
    ...(await Promise.all(users.map((user) => lineOf(user, changed.includes(user.Username ?? "") ? passwords : [])))),
  ];
  return lines.map((line) => line.replaceAll(madeId, "made")).sort();
}

const ofRow = ["request_id", "version", "sk", "history_sk", "agenda_sk"];

const without = (item: Item, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !names.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

async function lineOf({ Username = "", Attributes = [], UserStatus }: UserType, passwords: readonly string[]) {
  const email = Attributes.find(({ Name }) => Name === "email")?.Value;
  const opened = await Promise.all(passwords.map((one) => opens(Username, one)));
  return JSON.stringify({ signIn: Username, email, UserStatus, opened });
}

const opens = (username: string, password: string) =>
  signIn(username, password).then(
    () => true,
    () => false,
  );
