import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Endpoint } from "@petcare/contract";
import {
  type Answer,
  answerOf,
  type Call,
  EventTooLarge,
  eventOf,
  invokeLambda,
  type LambdaHandler,
  TimedOut,
} from "@petcare/stand-ins";
import { gatewayMessage } from "./gateway-message.ts";
import { readBody } from "./read-body.ts";
import { type Match, routesOf } from "./route.ts";

interface HttpApiOptions {
  endpoints: readonly Endpoint[];
  /** Loads the endpoint's function. Called at every request. */
  load: (endpoint: Endpoint) => Promise<LambdaHandler>;
  /** Epoch milliseconds. */
  now?: () => number;
  /** The time limit of a function, API Gateway's 30 s where absent. */
  timeoutMs?: number;
}

/** API Gateway reads no more. Lambda takes less of it: see invokeLambda. */
const maxBody = 10 * 2 ** 20;

/**
 * API Gateway's HTTP API with a Lambda function behind each route, in this process.
 * @returns answers requests below /api, with undefined when the client disconnected before its body was read
 */
export function httpApi(options: HttpApiOptions): (request: IncomingMessage) => Promise<Answer | undefined> {
  const { endpoints, load, now = Date.now, timeoutMs = 30_000 } = options;
  const routeOf = routesOf(endpoints);

  async function run({ endpoint, ...routing }: Match, call: Call): Promise<Answer> {
    const requestId = randomUUID();
    try {
      const event = eventOf(call, { ...routing, requestId, now: now() });
      const handler = await load(endpoint);
      return answerOf(await invokeLambda(handler, event, { functionName: endpoint.name, requestId, timeoutMs }));
    } catch (error) {
      if (error instanceof EventTooLarge) return tooLong();
      console.error(`${endpoint.name} ${requestId}`, error);
      return error instanceof TimedOut
        ? gatewayMessage(503, "Service Unavailable")
        : gatewayMessage(500, "Internal Server Error");
    }
  }

  return async (request) => {
    const { method = "GET", url = "/" } = request;
    const [path = "", query = ""] = split(url);
    const match = matchOf(routeOf, method, path);
    if (match === "malformed") return gatewayMessage(400, "Bad Request");
    if (!match) return gatewayMessage(404, "Not Found");
    const body = await readBody(request, maxBody).catch(() => undefined);
    if (!body) return undefined;
    if (body === "too long") return tooLong();
    return run(match, {
      method,
      path,
      query,
      headers: definedOnly(request.headersDistinct),
      body,
      sourceIp: request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "",
      protocol: `HTTP/${request.httpVersion}`,
    });
  };
}

const tooLong = () => gatewayMessage(413, "Request Too Long");

/** Splits a URL into path and query, without the question mark. */
export function split(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}

function matchOf(routeOf: ReturnType<typeof routesOf>, method: string, path: string): Match | undefined | "malformed" {
  try {
    return routeOf(method, path);
  } catch (error) {
    if (error instanceof URIError) return "malformed";
    throw error;
  }
}

const definedOnly = (headers: NodeJS.Dict<string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, values]) => (values ? [[name, values]] : [])));
