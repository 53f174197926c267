import { AdminUserGlobalSignOutCommand } from "@aws-sdk/client-cognito-identity-provider";
import { identity } from "./identity.ts";

/** Revokes a user's refresh tokens. Access tokens are refused by the table: see endSessions of storage. */
export async function revokeTokens(id: string): Promise<void> {
  await identity.client.send(new AdminUserGlobalSignOutCommand({ ...identity.pool, Username: id }));
}
