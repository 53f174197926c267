import {
  type CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  CreateUserPoolCommand,
  type CreateUserPoolCommandInput,
  paginateListUserPoolClients,
  paginateListUserPools,
  UpdateUserPoolClientCommand,
  UpdateUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";

/** The settings of a pool and its app client, in the Cognito API's property names. */
export interface PoolSettings {
  name: string;
  /** The settings that may change after the pool is made. */
  pool: Omit<CreateUserPoolCommandInput, "PoolName" | keyof IdentitySettings>;
  /** The settings that a pool keeps from its creation. */
  identity: IdentitySettings;
  appClient: Omit<CreateUserPoolClientCommandInput, "UserPoolId" | "ClientName">;
}
type IdentitySettings = Pick<CreateUserPoolCommandInput, "UsernameConfiguration">;

export interface PoolIds {
  /** 'us-east-1_XXXXXXXXX' */
  userPoolId: string;
  clientId: string;
  /** Of an app client with GenerateSecret. */
  clientSecret?: string | undefined;
}

/**
 * Makes the user pool of this name and its app client, of the same name.
 * A pool and an app client that exist get these settings instead. An app client cannot get a secret later, so another is made.
 */
export async function ensurePool(client: CognitoIdentityProviderClient, settings: PoolSettings): Promise<PoolIds> {
  const userPoolId = await ensureUserPool(client, settings);
  return { userPoolId, ...(await ensureAppClient(client, userPoolId, settings)) };
}

async function ensureUserPool(
  client: CognitoIdentityProviderClient,
  { name, pool, identity }: PoolSettings,
): Promise<string> {
  for await (const page of paginateListUserPools({ client }, { MaxResults: 60 })) {
    const found = page.UserPools?.find(({ Name }) => Name === name)?.Id;
    if (found === undefined) continue;
    await client.send(new UpdateUserPoolCommand({ UserPoolId: found, ...pool }));
    return found;
  }
  const { UserPool } = await client.send(new CreateUserPoolCommand({ PoolName: name, ...pool, ...identity }));
  return known(UserPool?.Id);
}

async function ensureAppClient(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { name, appClient }: PoolSettings,
): Promise<Omit<PoolIds, "userPoolId">> {
  const settings = { UserPoolId, ClientName: name, ...appClient };
  for await (const page of paginateListUserPoolClients({ client }, { UserPoolId })) {
    for (const { ClientId, ClientName } of page.UserPoolClients ?? []) {
      if (ClientId === undefined || ClientName !== name) continue;
      const { UserPoolClient } = await client.send(new UpdateUserPoolClientCommand({ ...settings, ClientId }));
      if (appClient.GenerateSecret && UserPoolClient?.ClientSecret === undefined) continue;
      return { clientId: ClientId, clientSecret: UserPoolClient?.ClientSecret };
    }
  }
  const { UserPoolClient } = await client.send(new CreateUserPoolClientCommand(settings));
  return { clientId: known(UserPoolClient?.ClientId), clientSecret: UserPoolClient?.ClientSecret };
}

function known(id: string | undefined): string {
  if (id === undefined) throw new Error("The identity provider answered without an id");
  return id;
}
