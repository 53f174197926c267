import type * as contract from "@petcare/contract";
import {
  type AnswerOf,
  type BodyOf,
  type CallArguments,
  type Endpoint,
  type ErrorBody,
  endpoints,
  nextCursorHeader,
  type Page,
  type PagedEndpoint,
} from "@petcare/contract";
import { type Invoked, invoke } from "@petcare/stand-ins";
import type { Handler } from "../shared/pipeline/endpoint.ts";
import type { Signed } from "./signed-in-app.ts";

type Endpoints = {
  [Name in keyof typeof contract as (typeof contract)[Name] extends Endpoint ? Name : never]: (typeof contract)[Name];
};
type Name = keyof Endpoints;

/** The body that an endpoint takes. */
export type BodyFor<Of extends Name> = BodyOf<Endpoints[Of]>;
/** The body of an endpoint's success. */
export type AnswerTo<Of extends Name> = AnswerOf<Endpoints[Of]>;

/** A handler's answer, typed by the contract. `ok` tells a success from an error. */
export type Answer<E extends Endpoint> = Success<AnswerOf<E>> | Failure;

interface Success<Body> extends Response {
  ok: true;
  body: Body;
}
interface Failure extends Response {
  ok: false;
  body: ErrorBody;
}
interface Response {
  status: number;
  headers: Record<string, unknown>;
  /** The length of the body as it goes over the network. */
  bytes: number;
}

interface CallOptions {
  /** Sent as the Idempotency-Key header. */
  idempotencyKey?: string;
  /** The sender's address; by default 127.0.0.1. */
  sourceIp?: string;
}

/** Calls an endpoint's handler with a request as the contract allows it. Nobody is signed in where `as` is undefined. */
export function call<Of extends Name>(
  as: Signed | undefined,
  name: Of,
  ...[given]: CallArguments<Endpoints[Of], CallOptions>
): Promise<Answer<Endpoints[Of]>> {
  const { idempotencyKey, query = {}, ...request }: LooseCall = given ?? {};
  const requested = Object.entries(query).filter(([, value]) => value !== undefined);
  return callRaw(as, name, {
    ...request,
    query: Object.fromEntries(requested.map(([name, value]) => [name, String(value)])),
    ...(idempotencyKey && { headers: { "Idempotency-Key": idempotencyKey } }),
  });
}

/** The body of a call that must succeed. */
export const ok = <Of extends Name>(
  as: Signed | undefined,
  name: Of,
  ...given: CallArguments<Endpoints[Of], CallOptions>
): Promise<AnswerTo<Of>> => expectOk(call(as, name, ...given));

interface LooseCall extends CallOptions {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

type RawRequest = Omit<Invoked, "method" | "path" | "token">;

/** As `call`, for requests that the contract refuses. A body that is text is sent as it is. */
export const callRaw = <Of extends Name>(as: Pick<Signed, "token"> | undefined, name: Of, request?: RawRequest) =>
  callEndpoint(as, byName.get(name) as Endpoints[Of], request);

/** As `callRaw`, of any endpoint. */
export async function callEndpoint<E extends Endpoint>(
  as: Pick<Signed, "token"> | undefined,
  endpoint: E,
  request: RawRequest = {},
): Promise<Answer<E>> {
  const { status, headers, body, bytes } = await invoke(await handlerOf(endpoint), {
    ...request,
    method: endpoint.method,
    path: `/api${endpoint.path}`,
    ...(as && { token: as.token }),
  });
  return status < 300
    ? { ok: true, status, headers, bytes, body: body as AnswerOf<E> }
    : { ok: false, status, headers, bytes, body: body as ErrorBody };
}

/** The handler file that the contract names. */
async function handlerOf(endpoint: Endpoint): Promise<Handler> {
  const file = new URL(`../${endpoint.handler}.ts`, import.meta.url).href;
  return (await import(/* @vite-ignore */ file)).handler;
}

/**
 * The body of a call that must succeed.
 * @throws Error with the message of the error that was answered instead
 */
export async function expectOk<Body>(answer: Promise<Success<Body> | Failure>): Promise<Body> {
  return (await successOf(answer)).body;
}

/** As `expectOk`, for one page of a list. */
export async function expectPage<E extends PagedEndpoint>(answer: Promise<Answer<E>>): Promise<Page<AnswerOf<E>>> {
  const { headers, body } = await successOf<AnswerOf<E>>(answer);
  const next = headers[nextCursorHeader];
  return { items: body, next: next === undefined ? undefined : String(next) };
}

/**
 * The answer of a call that must fail.
 * @throws Error when the call succeeds
 */
export async function expectError(answer: Promise<Success<unknown> | Failure>): Promise<Failure> {
  const result = await answer;
  if (result.ok) throw new Error(`Expected an error, and was answered ${result.status}`);
  return result;
}

/** The words of a refusal; before those of any but a conflict stands its status: "404 This walk was not found." */
export async function refusal(answer: Promise<Success<unknown> | Failure>): Promise<string> {
  const { status, body } = await expectError(answer);
  return status === 409 ? body.message : `${status} ${body.message}`;
}

/** The sentences of a request that is refused for its fields. */
export async function fieldsOf(answer: Promise<Success<unknown> | Failure>) {
  const { status, body } = await expectError(answer);
  if (status !== 400) throw new Error(`Expected 400, and was answered ${status}: ${body.message}`);
  return body.fields;
}

async function successOf<Body>(answer: Promise<Success<Body> | Failure>): Promise<Success<Body>> {
  const result = await answer;
  if (!result.ok) throw new Error(`Expected success, and was answered ${result.status}: ${result.body.message}`);
  return result;
}
