import type * as contract from "@petcare/contract";
import type { CallOf, Endpoint } from "@petcare/contract";
import { type Answer as AnswerOf, callEndpoint } from "../testing/call.ts";
import type { Signed } from "../testing/signed-in-app.ts";
import type { ContractTestApp } from "./contract-test-app.ts";
import type { People } from "./people.ts";

/** The walker and the client whose object a request is about. */
export type Parties = Pick<People, "walker" | "client">;

/** A request that succeeds: what the contract asks for, and headers. */
type SampleRequest<E extends Endpoint> = CallOf<E> & { headers?: Record<string, string> };

/** The answer of any endpoint. */
export type Answer = AnswerOf<Endpoint>;

/** Any request at all. */
export type LooseRequest = Parameters<typeof callEndpoint>[2] & object;

export interface Sample {
  endpoint: Endpoint;
  /** Stores what the request needs and returns the request. Its object belongs to the parties. */
  make(app: ContractTestApp, parties: Parties): Promise<LooseRequest>;
}

type Make<E extends Endpoint> = (
  app: ContractTestApp,
  parties: Parties,
) => SampleRequest<E> | Promise<SampleRequest<E>>;

/** Makers of requests, by the names of their endpoints. An endpoint that takes an empty request needs none. */
export type Samples = {
  [Name in keyof typeof contract]?: (typeof contract)[Name] extends infer E extends Endpoint ? Make<E> : never;
};

/** Stores something, and then makes a request: an empty one unless another is given. */
export const after =
  <Request extends object = object>(
    store: (app: ContractTestApp, parties: Parties) => Promise<unknown>,
    request: (parties: Parties) => Request = () => ({}) as Request,
  ) =>
  async (app: ContractTestApp, parties: Parties): Promise<Request> => {
    await store(app, parties);
    return request(parties);
  };

/** A person whom the contract lets call; undefined for a public endpoint. */
export function callerOf({ audience }: Endpoint, { owner, walker, client }: People): Signed | undefined {
  if (audience === "public") return undefined;
  const role = audience.at(-1) ?? "admin";
  return { admin: owner, walker, client }[role];
}

/** Sends a request to an endpoint's handler, with a token or without. */
export const ask = (endpoint: Endpoint, token: string | undefined, request: LooseRequest) =>
  callEndpoint(token === undefined ? undefined : { token }, endpoint, request);
