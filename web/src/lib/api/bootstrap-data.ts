import { ping, walkerHeartbeat } from "@petcare/contract";
import type { HttpAnswer, HttpRequest } from "./http-answer.ts";

/** Requests that the page's head began before the application arrived (docs/decisions/020-first-screen-in-the-html.md). */
interface BootstrapData {
  /** The address below /api → its answer, asked for by the head. Each is taken once. */
  answers: Map<string, BootstrapAnswer>;
  /** The button that was pressed last. */
  pressed?: HTMLElement | undefined;
  /** Whether the application has taken over. */
  arrived: boolean;
  /** Ends the waiting for presses. */
  stopWaiting: () => void;
}

export interface BootstrapAnswer {
  /** The request's Authorization header, if it had one. */
  authorization: string | undefined;
  /** With its text, so that nothing is left to be read when the screen asks. */
  answer: Promise<HttpAnswer>;
  /** The same, once it is there. */
  arrived?: HttpAnswer;
}

declare global {
  var bootstrapData: BootstrapData | undefined;
}

/**
 * The answer that the page's head asked for already. Undefined where it did not ask this, asked as somebody else, or was
 * refused: then the request is sent as any other. A write makes all first answers old, but for a heartbeat: no answer has it.
 * @throws what the head's try to wake the server failed with. It counts as the first of the screen's own tries.
 */
export async function bootstrapAnswer(request: HttpRequest): Promise<HttpAnswer | undefined> {
  if (request.method !== "GET" && request.path !== walkerHeartbeat.path) globalThis.bootstrapData?.answers.clear();
  const taken = take(request);
  if (request.path === ping.path) return taken?.answer;
  try {
    const answer = await taken?.answer;
    return answer && isSuccess(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** All first answers that no screen has taken yet. */
export const firstAnswers = (): Promise<HttpAnswer>[] =>
  [...(globalThis.bootstrapData?.answers.values() ?? [])].map(({ answer }) => answer);

/** The first answer that has come already. A screen draws it at once, without an outline before it. */
export function bootstrapAnswerAtOnce(request: HttpRequest): HttpAnswer | undefined {
  const arrived = globalThis.bootstrapData?.answers.get(addressOf(request))?.arrived;
  return arrived && isSuccess(arrived) ? take(request)?.arrived : undefined;
}

/** Each is taken once. */
function take(request: HttpRequest) {
  const answers = globalThis.bootstrapData?.answers;
  const taken = answers?.get(addressOf(request));
  answers?.delete(addressOf(request));
  return taken?.authorization === request.headers.Authorization ? taken : undefined;
}

const isSuccess = ({ status }: HttpAnswer) => status < 300;

function addressOf({ path, query }: HttpRequest): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
