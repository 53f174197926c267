import { ping, walkerHeartbeat } from "@petcare/contract";
import type { HttpAnswer, HttpRequest } from "./http.ts";
import "./arrival.ts";

/**
 * The answer that the page's head asked for already. Undefined where it did not ask this, asked as somebody else, or was
 * refused: then the request is sent as any other. A write makes all first answers old, but for a heartbeat: no answer has it.
 * @throws what the head's try to wake the server failed with. It counts as the first of the screen's own tries.
 */
export async function firstAnswer(request: HttpRequest): Promise<HttpAnswer | undefined> {
  if (request.method !== "GET" && request.path !== walkerHeartbeat.path) globalThis.arrival?.answers.clear();
  const asked = take(request);
  if (request.path === ping.path) return asked?.answer;
  try {
    const answer = await asked?.answer;
    return answer && isSuccess(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The first answer that has come already. A screen draws it at once, without an outline before it. */
export function arrivedAnswer(request: HttpRequest): HttpAnswer | undefined {
  const arrived = globalThis.arrival?.answers.get(addressOf(request))?.arrived;
  return arrived && isSuccess(arrived) ? take(request)?.arrived : undefined;
}

/** Each is taken once. */
function take(request: HttpRequest) {
  const answers = globalThis.arrival?.answers;
  const asked = answers?.get(addressOf(request));
  answers?.delete(addressOf(request));
  return asked?.authorization === request.headers.Authorization ? asked : undefined;
}

const isSuccess = ({ status }: HttpAnswer) => status < 300;

function addressOf({ path, query }: HttpRequest): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
