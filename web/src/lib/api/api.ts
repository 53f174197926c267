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
  /** It writes nothing, whatever its method: a check of what is typed is sent as a body. */
  isQuestion?: boolean;
}

/**
 * Calls an endpoint of the contract as whoever is signed in. Throws ApiError, with status 0 when no answer came
 * in time: 120 s, for /login 30 s, for /ping 15 s. A 401 that says so ends the session (docs/product/auth.md#sessions).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E, CallOptions>
): Promise<AnswerOf<E>> {
  const { body, headers } = await exchange(endpoint, options);
  const cursor = headers[nextCursorHeader];
  if (endpoint.paged !== "if long" || !cursor) return body;
  return [...(body as unknown[]), ...(await itemsFrom(cursor, endpoint, options))] as AnswerOf<E>;
}

/** As `call`, where the page's head has the answer already. Undefined where it has not, and where a list goes on. */
export function callAtOnce<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E, CallOptions>
): AnswerOf<E> | undefined {
  const page = pageAtOnce(endpoint, options);
  return endpoint.paged === "if long" && page?.next ? undefined : page?.items;
}

/** As `callPage` for a list's first page, where the page's head has it already. */
export function pageAtOnce<E extends Endpoint>(endpoint: E, request: LooseOptions = {}): Page<AnswerOf<E>> | undefined {
  const answer = bootstrapAnswerAtOnce(requestFor(endpoint, request));
  return answer && { items: JSON.parse(answer.text), next: answer.headers[nextCursorHeader] };
}

/** The items of a list that its first answer could not hold. */
async function itemsFrom(cursor: string, endpoint: Endpoint, options: LooseOptions = {}): Promise<unknown[]> {
  const items: unknown[] = [];
  let next: string | undefined = cursor;
  while (next) {
    const part: Part = await exchange(endpoint, { ...options, query: { ...options.query, cursor: next } });
    items.push(...(part.body as unknown[]));
    next = part.headers[nextCursorHeader];
  }
  return items;
}

/** As `call`, for one page of a list: the one that the cursor leads to, or the first. */
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

/** Calls the listener after each write that the server has answered, also where it refused it. */
export function onWrite(listener: () => void): void {
  written = listener;
}

/** A heartbeat changes nothing that its walker sees. */
const isWrite = ({ method, name }: Endpoint, { query, isQuestion }: LooseOptions) =>
  method !== "GET" && !isQuestion && name !== walkerHeartbeat.name && !(query && "preview" in query);

interface LooseOptions extends CallOptions {
  params?: object;
  query?: object;
  body?: unknown;
}

type Part = { body: unknown; headers: Record<string, string> };

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
  // An answer to a token that has been replaced or forgotten since says nothing about the session there is now.
  const token = readSession()?.token;
  if (request.headers.Authorization !== (token && `Bearer ${token}`)) return;
  const ending = sessionEnding(errorFrom(answer.status, answer.text).message);
  if (ending === "deactivated") endDeactivated();
  else if (ending === "over") endExpired();
}
