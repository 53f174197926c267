import { createHmac } from "node:crypto";
import { notAuthorized } from "./refusals.ts";
import type { AppClient } from "./state.ts";

/** Cognito's SECRET_HASH: the proof that a call in a user's name comes from whoever knows the app client's secret. */
export const secretHashOf = (username: string, client: { id: string; secret: string }): string =>
  createHmac("sha256", client.secret).update(`${username}${client.id}`).digest("base64");

/** Throws NotAuthorizedException where the app client has a secret and the hash is missing or another. */
export function requireSecretHash({ id, secret }: AppClient, username: string, hash: string | undefined): void {
  if (secret === undefined) return;
  if (hash === undefined)
    throw notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  if (hash !== secretHashOf(username, { id, secret }))
    throw notAuthorized(`Unable to verify secret hash for client ${id}`);
}
