import { randomUUID } from "node:crypto";
import type {
  AdminCreateUserRequest,
  AdminCreateUserResponse,
  AdminDeleteUserRequest,
  AdminGetUserRequest,
  AdminGetUserResponse,
  AdminSetUserPasswordRequest,
  AdminUpdateUserAttributesRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { AwsError } from "../aws-error.ts";
import { setAttributes } from "./attributes.ts";
import type { Context } from "./context.ts";
import { poolOf, required, userOf } from "./lookup.ts";
import { requireAcceptablePassword } from "./password-policy.ts";
import { hashPassword } from "./passwords.ts";
import { invalidParameter } from "./refusals.ts";
import type { Pool, User } from "./state.ts";
import { describeListedUser, describeUser } from "./user-view.ts";

export const adminUserOperations = {
  async AdminCreateUser(context: Context, request: AdminCreateUserRequest): Promise<AdminCreateUserResponse> {
    const pool = poolOf(context.state, request.UserPoolId);
    const username = required(request.Username, "Username");
    if (!/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u.test(username)) throw invalidParameter("Username is not valid.");
    if (request.MessageAction !== "SUPPRESS") {
      throw invalidParameter("Without MessageAction SUPPRESS the user would get an invitation from Cognito.");
    }
    if (pool.users.has(username)) throw new AwsError("UsernameExistsException", "User account already exists");
    const now = context.now();
    const user: User = {
      username,
      attributes: { sub: randomUUID() },
      status: "FORCE_CHANGE_PASSWORD",
      createdAt: now,
      modifiedAt: now,
      recent: {},
    };
    setAttributes(user, request.UserAttributes);
    pool.users.set(username, user);
    await context.save();
    return { User: describeListedUser(user) };
  },

  AdminGetUser(context: Context, request: AdminGetUserRequest): AdminGetUserResponse {
    return describeUser(userOf(poolOf(context.state, request.UserPoolId), request.Username));
  },

  async AdminSetUserPassword(context: Context, request: AdminSetUserPasswordRequest): Promise<object> {
    const pool = poolOf(context.state, request.UserPoolId);
    userOf(pool, request.Username);
    const password = required(request.Password, "Password");
    if (!request.Permanent) throw invalidParameter("The stand-in has no temporary passwords.");
    requireAcceptablePassword(pool, password);
    const hash = await hashPassword(password, context.passwordCost);
    return change(context, request, (user) => {
      user.password = hash;
      user.status = "CONFIRMED";
    });
  },

  AdminUpdateUserAttributes: (context: Context, request: AdminUpdateUserAttributesRequest): Promise<object> =>
    change(context, request, (user) => setAttributes(user, request.UserAttributes)),

  AdminDeleteUser: (context: Context, request: AdminDeleteUserRequest): Promise<object> =>
    change(context, request, (user, pool) => {
      pool.users.delete(user.username);
    }),
};

async function change(
  context: Context,
  { UserPoolId, Username }: { UserPoolId: string | undefined; Username: string | undefined },
  apply: (user: User, pool: Pool) => void,
): Promise<object> {
  const pool = poolOf(context.state, UserPoolId);
  const user = userOf(pool, Username);
  apply(user, pool);
  user.modifiedAt = context.now();
  await context.save();
  return {};
}
