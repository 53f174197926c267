import type { ListUsersRequest, ListUsersResponse } from "@aws-sdk/client-cognito-identity-provider";
import type { Context } from "./context.ts";
import { poolOf } from "./lookup.ts";
import { invalidParameter } from "./refusals.ts";
import type { User } from "./state.ts";
import { describeListedUser } from "./user-view.ts";

const largestPage = 60;

export const listUsersOperations = {
  ListUsers(context: Context, request: ListUsersRequest): ListUsersResponse {
    const pool = poolOf(context.state, request.UserPoolId);
    const found = [...pool.users.values()].filter(filterOf(request.Filter));
    const from = Number(request.PaginationToken ?? 0);
    const to = from + (request.Limit ?? largestPage);
    return {
      Users: found.slice(from, to).map(describeListedUser),
      ...(to < found.length && { PaginationToken: String(to) }),
    };
  },
};

/** Parses a filter such as `email = "a@example.com"`. */
function filterOf(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true;
  const [, wanted] = /^email = "([^"\\]+)"$/.exec(filter) ?? [];
  if (wanted === undefined) throw invalidParameter("Error while parsing filter.");
  return ({ attributes }) => attributes.email === wanted;
}
