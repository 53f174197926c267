import { Amplify } from "aws-amplify";
import { del, get, patch, post, put } from "aws-amplify/api";
import { Hub } from "aws-amplify/utils";

/** The only file that knows aws-amplify. api.ts loads it on the first call, so that no public page carries it. */

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

export interface HttpRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below /api. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** An answer of any status. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const apiName = "petcare";
const operations = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };

Amplify.configure({ API: { REST: { [apiName]: { endpoint: `${location.origin}/api` } } } });

/** Sends a request, once. Throws when no answer comes: no network, the time is up, or the signal aborts. */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  request.signal?.throwIfAborted();
  const { response, cancel } = operations[request.method]({
    apiName,
    path: request.path,
    options: {
      queryParams: request.query,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body as Exclude<Json, null> }),
      timeout: request.timeoutMs,
      // Only the caller knows whether a call may be repeated.
      retryStrategy: { strategy: "no-retry" },
      defaultAuthMode: "none",
    },
  });
  const abort = () => cancel();
  request.signal?.addEventListener("abort", abort);
  try {
    const { statusCode, headers, body } = await response;
    return { status: statusCode, headers, text: await body.text() };
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    if (refusal.status === 401) Hub.dispatch(channel, { event: "unauthorized", data: { request, answer: refusal } });
    return refusal;
  } finally {
    request.signal?.removeEventListener("abort", abort);
  }
}

const channel = "petcare";

/** Calls the listener with every request that was answered with 401. */
export function onUnauthorized(listener: (request: HttpRequest, answer: HttpAnswer) => void): void {
  Hub.listen<{ event: string; data?: unknown }>(channel, ({ payload }) => {
    const { request, answer } = payload.data as { request: HttpRequest; answer: HttpAnswer };
    listener(request, answer);
  });
}

/** Amplify throws for every status but success. The answer is in the error. */
function refusalIn(error: unknown): HttpAnswer | undefined {
  if (!(error instanceof Error) || !("response" in error)) return undefined;
  const response = error.response as { statusCode: number; headers: Record<string, string>; body?: string } | undefined;
  return response && { status: response.statusCode, headers: response.headers, text: response.body ?? "" };
}
