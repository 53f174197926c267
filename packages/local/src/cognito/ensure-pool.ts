import {
  type CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  paginateListUserPoolClients,
  paginateListUserPools,
  UpdateUserPoolClientCommand,
  UpdateUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";

export interface PoolIds {
  /** 'us-east-1_XXXXXXXXX' */
  userPoolId: string;
  clientId: string;
}

/**
 * The user pool of this name and its app client, with the settings of the deployed ones: made where they are not there
 * yet, found again and brought up to date where they are.
 */
export async function ensurePool(client: CognitoIdentityProviderClient, name = "petcare"): Promise<PoolIds> {
  const userPoolId = await ensureUserPool(client, name);
  return { userPoolId, clientId: await ensureAppClient(client, userPoolId, name) };
}

async function ensureUserPool(client: CognitoIdentityProviderClient, name: string): Promise<string> {
  for await (const page of paginateListUserPools({ client }, { MaxResults: 60 })) {
    const found = page.UserPools?.find((pool) => pool.Name === name)?.Id;
    if (found === undefined) continue;
    await client.send(new UpdateUserPoolCommand({ UserPoolId: found, ...userPoolSettings }));
    return found;
  }
  const settings = { ...userPoolSettings, ...userPoolIdentitySettings };
  const { UserPool } = await client.send(new CreateUserPoolCommand({ PoolName: name, ...settings }));
  return known(UserPool?.Id);
}

async function ensureAppClient(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  name: string,
): Promise<string> {
  const settings = { UserPoolId, ClientName: name, ...userPoolClientSettings };
  for await (const page of paginateListUserPoolClients({ client }, { UserPoolId })) {
    const ClientId = page.UserPoolClients?.find((found) => found.ClientName === name)?.ClientId;
    if (ClientId === undefined) continue;
    await client.send(new UpdateUserPoolClientCommand({ ...settings, ClientId }));
    return ClientId;
  }
  const { UserPoolClient } = await client.send(new CreateUserPoolClientCommand(settings));
  return known(UserPoolClient?.ClientId);
}

function known(id: string | undefined): string {
  if (id === undefined) throw new Error("The identity provider answered without an id");
  return id;
}
