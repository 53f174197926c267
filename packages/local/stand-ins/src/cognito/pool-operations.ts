import { randomInt } from "node:crypto";
import type {
  CreateUserPoolClientRequest,
  CreateUserPoolClientResponse,
  CreateUserPoolRequest,
  CreateUserPoolResponse,
  ListUserPoolClientsRequest,
  ListUserPoolClientsResponse,
  ListUserPoolsResponse,
  UpdateUserPoolClientRequest,
  UpdateUserPoolClientResponse,
  UpdateUserPoolRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Context } from "./context.ts";
import { clientOf, poolOf, required } from "./lookup.ts";
import type { AppClient, Pool } from "./state.ts";

const region = "us-east-1";

/** The operations that the set-up of a pool calls. Answers hold ids and names, and a client's secret, which no list has. */
export const poolOperations = {
  async CreateUserPool(context: Context, request: CreateUserPoolRequest): Promise<CreateUserPoolResponse> {
    const { PoolName, ...settings } = request;
    const id = `${region}_${randomText(9)}`;
    const pool: Pool = { id, name: required(PoolName, "PoolName"), settings, clients: new Map(), users: new Map() };
    context.state.pools.set(pool.id, pool);
    await context.save();
    return { UserPool: describePool(pool) };
  },

  /** Replaces the settings: a setting that the request leaves out is removed. */
  async UpdateUserPool(context: Context, request: UpdateUserPoolRequest): Promise<object> {
    const { UserPoolId, PoolName, ...settings } = request;
    const pool = poolOf(context.state, UserPoolId);
    pool.name = PoolName ?? pool.name;
    pool.settings = settings;
    await context.save();
    return {};
  },

  ListUserPools(context: Context): ListUserPoolsResponse {
    return { UserPools: [...context.state.pools.values()].map(describePool) };
  },

  async CreateUserPoolClient(
    context: Context,
    request: CreateUserPoolClientRequest,
  ): Promise<CreateUserPoolClientResponse> {
    const { UserPoolId, ClientName, ...settings } = request;
    const pool = poolOf(context.state, UserPoolId);
    const client: AppClient = { id: randomText(26), name: required(ClientName, "ClientName"), settings };
    if (settings.GenerateSecret) client.secret = randomText(51);
    pool.clients.set(client.id, client);
    await context.save();
    return { UserPoolClient: withSecret(pool, client) };
  },

  /** Replaces the settings: a setting that the request leaves out is removed. */
  async UpdateUserPoolClient(
    context: Context,
    request: UpdateUserPoolClientRequest,
  ): Promise<UpdateUserPoolClientResponse> {
    const { UserPoolId, ClientId, ClientName, ...settings } = request;
    const pool = poolOf(context.state, UserPoolId);
    const client = clientOf(pool, ClientId);
    client.name = ClientName ?? client.name;
    client.settings = settings;
    await context.save();
    return { UserPoolClient: withSecret(pool, client) };
  },

  ListUserPoolClients(context: Context, request: ListUserPoolClientsRequest): ListUserPoolClientsResponse {
    const pool = poolOf(context.state, request.UserPoolId);
    return { UserPoolClients: [...pool.clients.values()].map((client) => describeClient(pool, client)) };
  },
};

const describePool = ({ id, name }: Pool) => ({ Id: id, Name: name });

const describeClient = (pool: Pool, { id, name }: AppClient) => ({
  UserPoolId: pool.id,
  ClientId: id,
  ClientName: name,
});

const withSecret = (pool: Pool, client: AppClient) => ({
  ...describeClient(pool, client),
  ...(client.secret !== undefined && { ClientSecret: client.secret }),
});

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
const randomText = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
