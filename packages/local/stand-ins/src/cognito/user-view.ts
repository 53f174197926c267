import type { AdminGetUserResponse, UserType } from "@aws-sdk/client-cognito-identity-provider";
import { attributeList } from "./attributes.ts";
import type { User } from "./state.ts";

/** A user as AdminGetUser answers it. */
export const describeUser = (user: User): AdminGetUserResponse => ({
  Username: user.username,
  UserAttributes: attributeList(user),
  UserCreateDate: new Date(user.createdAt),
  UserLastModifiedDate: new Date(user.modifiedAt),
  Enabled: true,
  UserStatus: user.status,
});

/** A user as AdminCreateUser and ListUsers answer it. */
export function describeListedUser(user: User): UserType {
  const { UserAttributes, ...rest } = describeUser(user);
  return { ...rest, Attributes: UserAttributes };
}
