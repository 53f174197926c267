import { AwsError } from "../aws-error.ts";
import type { AppClient, Pool, State, User } from "./state.ts";

/** A request's text parameter. Throws InvalidParameterException where it is missing or empty. */
export function required(value: unknown, name: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw new AwsError("InvalidParameterException", `Missing required parameter ${name}`);
}

export function poolOf(state: State, id: string | undefined): Pool {
  const pool = state.pools.get(required(id, "UserPoolId"));
  if (!pool) throw new AwsError("ResourceNotFoundException", `User pool ${id} does not exist.`);
  return pool;
}

export function clientOf(pool: Pool, id: string | undefined): AppClient {
  return pool.clients.get(required(id, "ClientId")) ?? noClient(id);
}

/** The pool and the app client, for calls that name only the client. */
export function poolAndClient(state: State, id: string | undefined): { pool: Pool; client: AppClient } {
  for (const pool of state.pools.values()) {
    const client = pool.clients.get(required(id, "ClientId"));
    if (client) return { pool, client };
  }
  return noClient(id);
}

function noClient(id: string | undefined): never {
  throw new AwsError("ResourceNotFoundException", `User pool client ${id} does not exist.`);
}

export function userOf(pool: Pool, username: string | undefined): User {
  const user = pool.users.get(required(username, "Username"));
  if (!user) throw new AwsError("UserNotFoundException", "User does not exist.");
  return user;
}
