import { answerOf, type HttpAnswer, type HttpRequest } from "./http-answer.ts";

let unauthorized = (_request: HttpRequest, _answer: HttpAnswer) => {};

/** Calls the listener with every request that was answered with 401. */
export function onUnauthorized(listener: typeof unauthorized): void {
  unauthorized = listener;
}

/**
 * Sends a request, once. Throws when no answer comes: no network, the time is up, or the signal aborts.
 * A session's requests need its token alone. Those that begin one go through aws-amplify, which no signed-in screen waits for.
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  request.signal?.throwIfAborted();
  const answer = await (request.headers.Authorization ? sendWithToken(request) : sendByAmplify(request));
  if (answer.status === 401) unauthorized(request, answer);
  return answer;
}

/** Fetches what the requests without a session need. */
export const prepareSignIn = () => import("./amplify.ts");

const sendByAmplify = async (request: HttpRequest) => (await prepareSignIn()).send(request);

async function sendWithToken({ method, path, query, headers, body, timeoutMs, signal }: HttpRequest) {
  const search = new URLSearchParams(query).toString();
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, timeoutMs);
  signal?.addEventListener("abort", end);
  try {
    const response = await fetch(`/api${path}${search && `?${search}`}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json; charset=UTF-8" }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: ended.signal,
    });
    return await answerOf(response);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}
