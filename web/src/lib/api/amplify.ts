import { Amplify } from "aws-amplify";
import { del, get, patch, post, put } from "aws-amplify/api";
import type { HttpAnswer, HttpRequest } from "./http-answer.ts";

/** The only file that imports aws-amplify. It is loaded with the first request without a session, such as signing in. */

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

const apiName = "petcare";
const operations = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };

Amplify.configure({ API: { REST: { [apiName]: { endpoint: `${location.origin}/api` } } } });

/** Sends a request once. @throws when no answer comes: no network, a timeout, or an aborted signal */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
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
    return refusal;
  } finally {
    request.signal?.removeEventListener("abort", abort);
  }
}

/** Reads the answer from Amplify's error, which it throws for every status but success. */
function refusalIn(error: unknown): HttpAnswer | undefined {
  if (!(error instanceof Error) || !("response" in error)) return undefined;
  const response = error.response as { statusCode: number; headers: Record<string, string>; body?: string } | undefined;
  return response && { status: response.statusCode, headers: response.headers, text: response.body ?? "" };
}
