import type { CallOf, Endpoint } from "@petcare/contract";
import { type Answer as AnswerOf, callRaw } from "../testing/call.ts";
import type { Signed } from "../testing/scene.ts";
import type { People } from "./people.ts";
import type { Stage } from "./stage.ts";

/** Whose object a request is about: that of one walker and one client. */
export type Parties = Pick<People, "walker" | "client">;

/** A request that succeeds, and beside what the contract asks for its headers. */
type SampleRequest<E extends Endpoint> = CallOf<E> & { headers?: Record<string, string> };

/** What any endpoint may answer. */
export type Answer = AnswerOf<Endpoint>;

/** Any request at all. */
export type LooseRequest = Parameters<typeof callRaw>[2] & object;

export interface Sample {
  endpoint: Endpoint;
  /** Stores what a request needs, about an object of the parties', and says what to send. */
  make(stage: Stage, parties: Parties): Promise<LooseRequest>;
}

export const sampleOf = <E extends Endpoint>(
  endpoint: E,
  make: (stage: Stage, parties: Parties) => SampleRequest<E> | Promise<SampleRequest<E>>,
): Sample => ({ endpoint, make: async (stage, parties) => (await make(stage, parties)) as LooseRequest });

/** One of those whom the contract lets call; undefined where anybody may. */
export function callerOf({ audience }: Endpoint, { owner, walker, client }: People): Signed | undefined {
  if (audience === "public") return undefined;
  const role = audience.at(-1) ?? "admin";
  return { admin: owner, walker, client }[role];
}

/** Sends a request to an endpoint's handler, as whoever has the token, or as nobody. */
export const ask = (endpoint: Endpoint, token: string | undefined, request: LooseRequest) =>
  callRaw(token === undefined ? undefined : { token }, endpoint, request);
