import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "@petcare/contract";
import type { Signed } from "../testing/scene.ts";
import { handlerOf, send } from "../testing/scene.ts";
import type { People } from "./people.ts";
import type { Stage } from "./stage.ts";

/** A request that succeeds. */
export interface SampleRequest<E extends Endpoint = Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
}

/** Whose object a request is about: that of one walker and one client. */
export type Parties = Pick<People, "walker" | "client">;

/** Stores what a request needs, about an object of the parties', and says what to send. */
type Make<E extends Endpoint> = (stage: Stage, parties: Parties) => SampleRequest<E> | Promise<SampleRequest<E>>;

export interface Sample {
  endpoint: Endpoint;
  make: Make<Endpoint>;
}

export const sampleOf = <E extends Endpoint>(endpoint: E, make: Make<E>): Sample => ({
  endpoint,
  make: make as Make<Endpoint>,
});

/** One of those whom the contract lets call; undefined where anybody may. */
export function callerOf({ audience }: Endpoint, { owner, walker, client }: Parties & { owner: Signed }) {
  if (audience === "public") return undefined;
  const role = audience.at(-1) ?? "admin";
  return { admin: owner, walker, client }[role];
}

/** Any part of a request, of any shape. */
export interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string> | [name: string, value: string][];
  /** Sent as JSON unless it is text or bytes already. */
  body?: unknown;
  headers?: Record<string, string>;
  sourceIp?: string;
}

/** Sends a request to the endpoint's handler, as somebody where a token is given. */
export async function ask(endpoint: Endpoint, token: string | undefined, request: SampleRequest | LooseRequest) {
  const as = token === undefined ? undefined : ({ token } as Signed);
  return send(await handlerOf(endpoint), as, { method: endpoint.method, ...(request as LooseRequest) });
}
