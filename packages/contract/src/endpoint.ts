import type * as z from "zod/mini";
import type { Role } from "./role.ts";

/** Who may call: anybody, or whoever is signed in with one of the roles. */
export type Audience = "public" | readonly Role[];

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique; names the Lambda function and the OpenAPI operation. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api, with {placeholders} as API Gateway writes them. */
  readonly path: `/${string}`;
  /** The file under functions/, without its extension. */
  readonly handler: `${string}/${string}`;
  readonly audience: Audience;
  /** What it does, in a sentence, for the API document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** The status of success; 200 where absent. */
  readonly status?: 200 | 201;
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<string, never>;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What a handler receives, parsed. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}
/** What a caller sends. */
export type ParamsOf<E extends Endpoint> = Input<E["params"]>;
export type QueryOf<E extends Endpoint> = Input<E["query"]>;
export type BodyOf<E extends Endpoint> = Input<E["body"]>;
/** What the answer's JSON is. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

/** Keeps the exact types of an endpoint's parts. */
export const defineEndpoint = <const E extends Endpoint>(definition: E): E => definition;
