import { randomInt } from "node:crypto";
import type {
  CreateUserPoolClientRequest,
  CreateUserPoolClientResponse,
  CreateUserPoolRequest,
  CreateUserPoolResponse,
  DescribeUserPoolClientRequest,
  DescribeUserPoolClientResponse,
  DescribeUserPoolRequest,
  DescribeUserPoolResponse,
  ListUserPoolClientsRequest,
  ListUserPoolClientsResponse,
  ListUserPoolsResponse,
  UpdateUserPoolClientRequest,
  UpdateUserPoolClientResponse,
  UpdateUserPoolRequest,
  UserPoolClientType,
  UserPoolType,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Context } from "./context.ts";
import { clientOf, poolOf, required } from "./lookup.ts";
import type { AppClient, Pool } from "./state.ts";

const region = "us-east-1";
const account = "000000000000";

export const poolOperations = {
  async CreateUserPool(context: Context, request: CreateUserPoolRequest): Promise<CreateUserPoolResponse> {
    const { PoolName, ...settings } = request;
    const now = context.now();
    const pool: Pool = {
      id: `${region}_${randomText(9)}`,
      name: required(PoolName, "PoolName"),
      settings,
      createdAt: now,
      modifiedAt: now,
      clients: new Map(),
      users: new Map(),
      sessions: new Map(),
    };
    context.state.pools.set(pool.id, pool);
    await context.save();
    return { UserPool: describePool(pool) };
  },

  /** Replaces the settings, but for those that a pool keeps from its creation. */
  async UpdateUserPool(context: Context, request: UpdateUserPoolRequest): Promise<object> {
    const { UserPoolId, PoolName, ...settings } = request;
    const pool = poolOf(context.state, UserPoolId);
    const { UsernameConfiguration, Schema } = pool.settings;
    pool.name = PoolName ?? pool.name;
    pool.settings = { ...settings, ...(UsernameConfiguration && { UsernameConfiguration }), ...(Schema && { Schema }) };
    pool.modifiedAt = context.now();
    await context.save();
    return {};
  },

  DescribeUserPool(context: Context, request: DescribeUserPoolRequest): DescribeUserPoolResponse {
    return { UserPool: describePool(poolOf(context.state, request.UserPoolId)) };
  },

  ListUserPools(context: Context): ListUserPoolsResponse {
    return { UserPools: [...context.state.pools.values()].map(({ id, name }) => ({ Id: id, Name: name })) };
  },

  async CreateUserPoolClient(
    context: Context,
    request: CreateUserPoolClientRequest,
  ): Promise<CreateUserPoolClientResponse> {
    const { UserPoolId, ClientName, ...settings } = request;
    const pool = poolOf(context.state, UserPoolId);
    const now = context.now();
    const name = required(ClientName, "ClientName");
    const client: AppClient = { id: randomText(26), name, settings, createdAt: now, modifiedAt: now };
    pool.clients.set(client.id, client);
    await context.save();
    return { UserPoolClient: describeClient(pool, client) };
  },

  /** Replaces the settings: what the request leaves out is gone, as with Cognito. */
  async UpdateUserPoolClient(
    context: Context,
    request: UpdateUserPoolClientRequest,
  ): Promise<UpdateUserPoolClientResponse> {
    const { UserPoolId, ClientId, ClientName, ...settings } = request;
    const pool = poolOf(context.state, UserPoolId);
    const client = clientOf(pool, ClientId);
    client.name = ClientName ?? client.name;
    client.settings = settings;
    client.modifiedAt = context.now();
    await context.save();
    return { UserPoolClient: describeClient(pool, client) };
  },

  DescribeUserPoolClient(context: Context, request: DescribeUserPoolClientRequest): DescribeUserPoolClientResponse {
    const pool = poolOf(context.state, request.UserPoolId);
    return { UserPoolClient: describeClient(pool, clientOf(pool, request.ClientId)) };
  },

  ListUserPoolClients(context: Context, request: ListUserPoolClientsRequest): ListUserPoolClientsResponse {
    const pool = poolOf(context.state, request.UserPoolId);
    const clients = [...pool.clients.values()];
    return {
      UserPoolClients: clients.map(({ id, name }) => ({ UserPoolId: pool.id, ClientId: id, ClientName: name })),
    };
  },
};

function describePool(pool: Pool): UserPoolType {
  return {
    ...pool.settings,
    Id: pool.id,
    Name: pool.name,
    Arn: `arn:aws:cognito-idp:${region}:${account}:userpool/${pool.id}`,
    EstimatedNumberOfUsers: pool.users.size,
    CreationDate: new Date(pool.createdAt),
    LastModifiedDate: new Date(pool.modifiedAt),
  };
}

function describeClient(pool: Pool, client: AppClient): UserPoolClientType {
  return {
    ...client.settings,
    UserPoolId: pool.id,
    ClientId: client.id,
    ClientName: client.name,
    CreationDate: new Date(client.createdAt),
    LastModifiedDate: new Date(client.modifiedAt),
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
const randomText = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
