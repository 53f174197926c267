import type * as z from "zod/mini";
import type { Role } from "./schema/basics.ts";

/** The permitted callers: anybody, or everybody who is signed in with one of the roles. */
export type Audience = "public" | readonly Role[];

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** A unique name, also of the Lambda function and the OpenAPI operation. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below /api, with {placeholders} in the notation of API Gateway. */
  readonly path: `/${string}`;
  /** The file below functions/, without its extension. */
  readonly handler: `${string}/${string}`;
  readonly audience: Audience;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** The type of an answer that is text, not JSON. Such an answer has an ETag, and may be kept by its reader. */
  readonly contentType?: `text/${string}`;
  /** The status of a success; by default 200. */
  readonly status?: 200 | 201;
  /**
   * Marks a list in pages, where `answer` is the items of one page. 'if long': it is one page, unless people wrote more
   * than one answer can hold.
   */
  readonly paged?: true | "if long";
}

/** Lists the methods of an endpoint's routes. A public GET answers HEAD, too, which calendars ask before they fetch. */
export const methodsOf = ({ method, audience }: Endpoint): readonly string[] =>
  method === "GET" && audience === "public" ? ["GET", "HEAD"] : [method];

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<string, never>;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** The request that a handler receives, once it is parsed. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}
/** The body that a caller sends. */
export type BodyOf<E extends Endpoint> = Input<E["body"]>;
/** The JSON of an answer. */
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

/** The last argument of a function that calls an endpoint. It may be left out if nothing in it is required. */
export type CallArguments<E extends Endpoint, Options> =
  IsOptional<CallOf<E> & Options> extends true ? [call?: CallOf<E> & Options] : [call: CallOf<E> & Options];

/** Keeps the exact types of an endpoint's parts. See definePaged for a list in pages. */
export const defineEndpoint = <const E extends Endpoint>(definition: E): E => definition;

/** One page of a list. */
export interface Page<Items> {
  items: Items;
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined;
}

/** The response header with a page's `next`; absent on the last page. HTTP/2 sends header names in lower case. */
export const nextCursorHeader = "next-cursor";
