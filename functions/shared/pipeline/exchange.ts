import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { runtime } from "../runtime.ts";
import type { Caller } from "./caller.ts";
import { log } from "./log.ts";

/** One request on its way through the pipeline. middy hands it from step to step. */
export interface Exchange {
  event: APIGatewayProxyEventV2;
  context: Context;
  response: APIGatewayProxyStructuredResultV2 | undefined;
  error: unknown;
  internal: {
    route?: string;
    requestId?: string;
    startedAt?: number;
    acceptEncoding?: string | undefined;
    caller?: Caller;
  };
}

export function startExchange(exchange: unknown): void {
  const { event, context, internal } = exchange as Exchange;
  internal.route = event.routeKey;
  internal.requestId = event.requestContext?.requestId ?? context.awsRequestId;
  internal.startedAt = runtime.now();
  internal.acceptEncoding = event.headers["accept-encoding"];
}

/** Logs one line per request: its route, its caller and its status, never its content. */
export function logExchange(exchange: unknown): void {
  const { internal, response } = exchange as Exchange;
  log("info", {
    route: internal.route,
    status: response?.statusCode,
    ms: runtime.now() - (internal.startedAt ?? 0),
    user: internal.caller?.id,
    request: internal.requestId,
  });
}
