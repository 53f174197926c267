import {
  type AnswerOf,
  type Endpoint,
  endpoints,
  nextCursorHeader,
  type Page,
  type RequestOf,
} from "@petcare/contract";
import type { HttpAnswer, HttpRequest } from "../lib/api/http-answer.ts";

type Responder = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;

/** The answers by endpoint. Other requests fail as without a network. */
const responders = new Map<string, Responder>();
let unauthorized: ((request: HttpRequest, answer: HttpAnswer) => void) | undefined;

/** Every request that the screens have sent since the test began. */
export const sent: HttpRequest[] = [];

/** The bodies that an endpoint was sent, oldest first. */
export const bodiesOf = ({ method, path }: Endpoint) =>
  sent.filter((request) => request.method === method && patternOf(path).test(request.path)).map(({ body }) => body);

/** Answers an endpoint from now on. The type holds the answer to the contract. */
export function answer<E extends Endpoint>(
  endpoint: E,
  body: AnswerOf<E> | ((request: { query: Record<string, string>; body: RequestOf<E>["body"] }) => AnswerOf<E>),
): void {
  responders.set(endpoint.name, ({ query, body: given }) => {
    const requested = { query, body: given as RequestOf<E>["body"] };
    return json(endpoint.status ?? 200, body instanceof Function ? body(requested) : body);
  });
}

/** Answers a paged list from now on, by cursor. */
export function answerPages<E extends Endpoint>(
  endpoint: E,
  pageAt: (cursor: string | undefined) => Page<AnswerOf<E>>,
): void {
  responders.set(endpoint.name, ({ query }) => {
    const { items, next } = pageAt(query.cursor);
    return { ...json(200, items), headers: next === undefined ? {} : { [nextCursorHeader]: next } };
  });
}

/** Refuses an endpoint from now on, with a message of the server's or without one. */
export function refuse({ name }: Endpoint, status: number, body?: { message: string; [field: string]: unknown }): void {
  responders.set(name, () => (body ? json(status, body) : { status, headers: {}, text: "" }));
}

/** Delays the present answers of an endpoint until a promise is fulfilled. */
export function holdBack({ name }: Endpoint, until: Promise<void>): void {
  const responder = responders.get(name);
  if (responder) responders.set(name, (request) => until.then(() => responder(request)));
}

/** Cuts off an endpoint from now on: it fails as without a network. */
export const cutOff = ({ name }: Endpoint): boolean => responders.delete(name);

export function resetServer(): void {
  responders.clear();
  sent.length = 0;
}

/** In place of the application's own `send`. */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  sent.push(request);
  const endpoint = endpoints.find(
    ({ method, path }) => method === request.method && patternOf(path).test(request.path),
  );
  const responder = responders.get(endpoint?.name ?? "");
  if (!responder) throw new TypeError(`Nothing answers ${request.method} ${request.path}`);
  const given = await responder(request);
  if (given.status === 401) unauthorized?.(request, given);
  return given;
}

/** In place of the application's own `onUnauthorized`. */
export function onUnauthorized(listener: NonNullable<typeof unauthorized>): void {
  unauthorized = listener;
}

/** In place of the application's own. */
export const prepareSignIn = async (): Promise<void> => {};

const json = (status: number, body: unknown): HttpAnswer => ({ status, headers: {}, text: JSON.stringify(body) });
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
