import {
  type AnswerOf,
  type CallArguments,
  type CallOf,
  type Endpoint,
  login,
  nextCursorHeader,
  type Page,
  type PagedEndpoint,
  ping,
  walkerHeartbeat,
} from "@petcare/contract";
import { endDeactivated, endExpired, readSession } from "../session/session.ts";
import { sessionEnding } from "../session/session-error.ts";
import { ApiError, errorFrom } from "./api-error.ts";
import { bootstrapAnswer, bootstrapAnswerAtOnce } from "./bootstrap-data.ts";
import { onUnauthorized, send as sendOnce } from "./http.ts";
import type { HttpAnswer, HttpRequest } from "./http-answer.ts";

export interface CallOptions {
  /** The same key sent again repeats nothing. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whether a POST only asks, such as a check of typed values. */
  isQuestion?: boolean;
}

/**
 * Calls an endpoint of the contract as the signed-in person. A 401 may end the session (docs/product/auth.md#sessions).
 * @throws ApiError, with status 0 when no answer came in time: 120 s, for /login 30 s, for /ping 15 s
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E, CallOptions>
): Promise<AnswerOf<E>> {
  if (endpoint.paged === "if long") return callAll(endpoint, options) as Promise<AnswerOf<E>>;
  return (await exchange(endpoint, options)).body;
}

/** As `call`, for all pages of a list. */
export async function callAll<E extends Endpoint>(endpoint: E, options: LooseOptions = {}): Promise<ItemOf<E>[]> {
  const items: ItemOf<E>[] = [];
  let cursor: string | undefined;
  do {
    const { body, headers } = await exchange(endpoint, { ...options, query: { ...options.query, cursor } });
    items.push(...(body as ItemOf<E>[]));
    cursor = headers[nextCursorHeader];
  } while (cursor);
  return items;
}

export type ItemOf<E extends Endpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;

/** As `call`, if the page's head has the answer already. Undefined otherwise, and for a list of several pages. */
export function callAtOnce<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E, CallOptions>
): AnswerOf<E> | undefined {
  const page = pageAtOnce(endpoint, options);
  return endpoint.paged === "if long" && page?.next ? undefined : page?.items;
}

/** As `callPage`, if the page's head has the first page already. */
export function pageAtOnce<E extends Endpoint>(endpoint: E, request: LooseOptions = {}): Page<AnswerOf<E>> | undefined {
  const answer = bootstrapAnswerAtOnce(requestFor(endpoint, request));
  return answer && { items: JSON.parse(answer.text), next: answer.headers[nextCursorHeader] };
}

/** As `call`, for one page of a list. Without a cursor it is the first. */
export async function callPage<E extends PagedEndpoint>(
  endpoint: E,
  request: CallOf<E>,
  { cursor, signal }: { cursor: string | undefined; signal: AbortSignal },
): Promise<Page<AnswerOf<E>>> {
  const { query, ...rest } = request as LooseOptions;
  const { body, headers } = await exchange(endpoint, { ...rest, query: { ...query, cursor }, signal });
  return { items: body, next: headers[nextCursorHeader] };
}

let written = () => {};

/** Calls the listener after each write that the server has answered, refused ones included. */
export function onWrite(listener: () => void): void {
  written = listener;
}

/** A heartbeat changes nothing on its walker's screens, so it is no write. */
const isWrite = ({ method, name }: Endpoint, { query, isQuestion }: LooseOptions) =>
  method !== "GET" && !isQuestion && name !== walkerHeartbeat.name && !(query && "preview" in query);

interface LooseOptions extends CallOptions {
  params?: object;
  query?: object;
  body?: unknown;
}

async function exchange<E extends Endpoint>(endpoint: E, options: LooseOptions = {}) {
  const { status, headers, text } = await send(requestFor(endpoint, options));
  if (isWrite(endpoint, options)) written();
  if (status >= 300) {
    const retryAfterMs = 1000 * (Number(headers["retry-after"]) || 0);
    throw Object.assign(errorFrom(status, text), { retryAfterMs });
  }
  return { headers, body: (text === "" ? undefined : JSON.parse(text)) as AnswerOf<E> };
}

function requestFor(endpoint: Endpoint, options: LooseOptions): HttpRequest {
  const token = readSession()?.token;
  return {
    method: endpoint.method,
    path: fillIn(endpoint.path, { ...options.params }),
    query: queryOf({ ...options.query }),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(options.idempotencyKey && { "Idempotency-Key": options.idempotencyKey }),
    },
    timeoutMs: timeoutOf(endpoint),
    signal: options.signal,
    ...(options.body !== undefined && { body: options.body }),
  };
}

function timeoutOf(endpoint: Endpoint): number {
  if (endpoint.name === login.name) return 30_000;
  return endpoint.name === ping.name ? 15_000 : 120_000;
}

const fillIn = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));

async function send(request: HttpRequest): Promise<HttpAnswer> {
  try {
    return (await bootstrapAnswer(request)) ?? (await sendOnce(request));
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

onUnauthorized(endSession);

function endSession(request: HttpRequest, answer: HttpAnswer): void {
  if (request.path === ping.path) return;
  // A late answer to an earlier token says nothing about the present session.
  const token = readSession()?.token;
  if (request.headers.Authorization !== (token && `Bearer ${token}`)) return;
  const ending = sessionEnding(errorFrom(answer.status, answer.text).message);
  if (ending === "deactivated") endDeactivated();
  else if (ending === "over") endExpired();
}
