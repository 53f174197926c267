import * as z from "zod/mini";
import { pageQuery } from "./schema/page.ts";
import type { Role } from "./schema/role.ts";

/** Who may call: anybody, or whoever is signed in with one of the roles. */
export type Audience = "public" | readonly Role[];

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniObject = z.ZodMiniObject,
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
  /** A list in pages: `answer` is one page's items, `query` also takes pageQuery, and a header has the next cursor. */
  readonly paged?: true;
}

/** An endpoint that answers a list in pages. */
export type PagedEndpoint = Endpoint & { readonly paged: true; readonly query: typeof pageQuery };

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<string, never>;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What a handler receives, parsed. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}
/** What a caller sends in the body. */
export type BodyOf<E extends Endpoint> = Input<E["body"]>;
/** What the answer's JSON is. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

/** All that a caller sends: params, query and body, each where the endpoint has it. */
export type CallOf<E extends Endpoint> = Part<"params", Input<E["params"]>> &
  Part<"query", Input<E["query"]>> &
  Part<"body", BodyOf<E>>;
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : IsOptional<Value> extends true
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };
type IsOptional<Value> = Record<string, never> extends Value ? true : false;

/** The last arguments of a function that calls an endpoint: what is sent and further options, left out where none is required. */
export type CallArguments<E extends Endpoint, Options> =
  IsOptional<CallOf<E> & Options> extends true ? [call?: CallOf<E> & Options] : [call: CallOf<E> & Options];

type Defined<E extends Endpoint> = E extends { paged: true }
  ? Omit<E, "query"> & { readonly query: WithPage<E["query"]> }
  : E;
type WithPage<Query> =
  Query extends z.ZodMiniObject<infer Shape> ? z.ZodMiniObject<Shape & typeof pageQuery.shape> : typeof pageQuery;

/** An endpoint with the exact types of its parts. */
export function defineEndpoint<const E extends Endpoint>(definition: E): Defined<E>;
export function defineEndpoint(definition: Endpoint): Endpoint {
  const { query, paged } = definition;
  return paged ? { ...definition, query: query ? z.extend(query, pageQuery.shape) : pageQuery } : definition;
}
