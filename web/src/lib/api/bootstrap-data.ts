import { ping, walkerHeartbeat } from "@petcare/contract";
import type { HttpAnswer, HttpRequest } from "./http-answer.ts";

/** Requests that the page's head sent before the application was loaded (docs/decisions/020-first-screen-in-the-html.md). */
interface BootstrapData {
  /** The answers by address below /api. Each is used once. */
  answers: Map<string, BootstrapAnswer>;
  /** The button that was pressed last. */
  pressed?: HTMLElement | undefined;
  /** Whether the application has taken over. */
  arrived: boolean;
  /** Stops listening for presses. */
  stopWaiting: () => void;
}

export interface BootstrapAnswer {
  /** The request's Authorization header, if it had one. */
  authorization: string | undefined;
  /** The whole answer, with its text. */
  answer: Promise<HttpAnswer>;
  /** The answer, once it is there. */
  arrived?: HttpAnswer;
}

declare global {
  var bootstrapData: BootstrapData | undefined;
}

/**
 * Takes the answer to a request that the page's head has sent. Undefined if the head sent no such request, sent it for
 * another session, or was refused. A write makes the other answers outdated; a heartbeat does not.
 * @throws the failure of the head's ping, which counts as the screen's first try
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

/** Lists the answers that no screen has taken. */
export const firstAnswers = (): Promise<HttpAnswer>[] =>
  [...(globalThis.bootstrapData?.answers.values() ?? [])].map(({ answer }) => answer);

/** Takes an answer that is there already, so that a screen draws it without an outline first. */
export function bootstrapAnswerAtOnce(request: HttpRequest): HttpAnswer | undefined {
  const arrived = globalThis.bootstrapData?.answers.get(addressOf(request))?.arrived;
  return arrived && isSuccess(arrived) ? take(request)?.arrived : undefined;
}

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
