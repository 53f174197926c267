import middy from "@middy/core";
import type { AnswerOf, Endpoint, Page } from "@petcare/contract";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { runtime } from "../runtime.ts";
import { AppError, tooSoon } from "./app-error.ts";
import { authenticate } from "./caller.ts";
import { type Exchange, mapError, refuseDetour, respond } from "./exchange.ts";
import { log } from "./log.ts";
import { type Request, readRequest } from "./read-request.ts";

/**
 * Limits a walker's or a client's valid acts. The owner's screens send many, and harm nobody. The count is in memory: one in
 * the table would cost a write for each act.
 */
function limitActs({ method }: Endpoint): (exchange: Exchange) => void {
  const counts = new Map<string, number>();
  let begun = 0;
  return ({ internal: { caller } }) => {
    if (method === "GET" || !caller || caller.role === "admin") return;
    const now = runtime.now();
    if (Math.abs(now - begun) >= 60_000) {
      begun = now;
      counts.clear();
    }
    const count = (counts.get(caller.id) ?? 0) + 1;
    counts.set(caller.id, count);
    if (count <= runtime.mostActs) return;
    throw tooSoon("too_many_requests", "Too many requests. Try again in about 1 minute.", 60);
  };
}

/** The output of a use case. */
type Result<E extends Endpoint> = E extends { paged: true | "if long" } ? Page<AnswerOf<E>> : AnswerOf<E>;

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

interface Options {
  /** Also admits callers who have deleted their account, so that they can finish the deletion. */
  admitsDeleted?: boolean;
}

/**
 * Makes an endpoint's handler. Its steps: start, refuse requests around CloudFront, authenticate, authorize, validate, limit,
 * run, respond, map errors, log. The answer is parsed with its schema, so that only the contract's fields leave.
 */
export function endpoint<E extends Endpoint>(
  definition: E,
  run: (request: Request<E>) => Promise<Result<E>>,
  options: Options = {},
): Handler {
  const steps = middy({ timeoutEarlyInMillis: 0, requestStart: startExchange, requestEnd: endExchange });
  return (steps as unknown as Steps)
    .before(({ event }) => refuseDetour(event))
    .before(authorize(definition, options))
    .before(readRequest(definition))
    .before(limitActs(definition))
    .handler(run)
    .after(respond(definition))
    .onError(mapError);
}

/** The part of middy that we use, in our types. */
type Steps = Handler & {
  [step in "before" | "after" | "onError"]: (run: (exchange: Exchange) => unknown) => Steps;
} & { handler(run: (request: never) => unknown): Steps };

const authorize = (definition: Endpoint, options: Options) => async (exchange: Exchange) => {
  if (definition.audience === "public") return;
  const caller = await authenticate(exchange.event.headers.authorization, options);
  exchange.internal.caller = caller;
  if (!definition.audience.includes(caller.role)) throw new AppError("forbidden");
};

function startExchange(exchange: unknown): void {
  const { event, context, internal } = exchange as Exchange;
  internal.route = event.routeKey;
  internal.requestId = event.requestContext?.requestId ?? context.awsRequestId;
  internal.startedAt = runtime.now();
  internal.isHead = event.requestContext?.http?.method === "HEAD";
  internal.acceptEncoding = event.headers["accept-encoding"];
  internal.ifNoneMatch = event.headers["if-none-match"];
}

/** Logs one line for each request: route, caller and status, never the content. */
function endExchange(exchange: unknown): void {
  const { internal, response } = exchange as Exchange;
  if (internal.isHead && response) Object.assign(response, { body: "", isBase64Encoded: false });
  log("info", {
    route: internal.route,
    status: response?.statusCode,
    ms: runtime.now() - (internal.startedAt ?? 0),
    user: internal.caller?.id,
    request: internal.requestId,
  });
}
