import { answerOf, type HttpAnswer, type HttpRequest } from "./http-answer.ts";

let unauthorized = (_request: HttpRequest, _answer: HttpAnswer) => {};

/** Calls the listener with each request that is answered with 401. */
export function onUnauthorized(listener: typeof unauthorized): void {
  unauthorized = listener;
}

/**
 * Sends a request once: with a session by `fetch`, without one by aws-amplify, which no signed-in screen has to load.
 * @throws when no answer comes: no network, a timeout, or an aborted signal
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  request.signal?.throwIfAborted();
  const answer = await (request.headers.Authorization ? sendWithToken(request) : sendByAmplify(request));
  if (answer.status === 401) unauthorized(request, answer);
  return answer;
}

/** Loads aws-amplify. */
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
