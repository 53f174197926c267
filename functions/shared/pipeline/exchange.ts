import { type Endpoint, type ErrorBody, nextCursorHeader, type Page } from "@petcare/contract";
import { KeepsChangingError } from "@petcare/storage";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { digest } from "../runtime.ts";
import { AppError } from "./app-error.ts";
import type { TeamCaller } from "./caller.ts";
import { compressed } from "./compress.ts";
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
    ifNoneMatch?: string | undefined;
    caller?: TeamCaller;
    cookies?: string[];
    /** The request is HEAD: the answer has no body. */
    isHead?: boolean;
  };
}

export const respond = (definition: Endpoint) => (exchange: Exchange) => {
  const result: unknown = exchange.response;
  const { items, next } = definition.paged ? (result as Page<unknown>) : { items: result };
  const headers = next === undefined ? {} : { [nextCursorHeader]: next };
  const status = definition.status ?? 200;
  const body = definition.answer.parse(items);
  const { acceptEncoding, ifNoneMatch, cookies } = exchange.internal;
  const answer = definition.contentType
    ? text(definition.contentType, String(body), ifNoneMatch)
    : json(status, body, headers);
  exchange.response = { ...compressed(answer, acceptEncoding), ...(cookies && { cookies }) };
};

/** A text for its reader alone, or 304 where the reader has it already. The tag is weak, as codings differ in bytes. */
function text(contentType: string, body: string, ifNoneMatch = ""): APIGatewayProxyStructuredResultV2 {
  const etag = `W/"${digest(body)}"`;
  const headers = { "cache-control": "private, no-cache", etag };
  const isKnown = ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^(W\/)?/, "W/") === etag);
  return isKnown
    ? { statusCode: 304, headers }
    : { statusCode: 200, headers: { ...headers, "content-type": contentType }, body };
}

/** Expected errors are answered with their message. Any other is logged, and answered with the id of its log line. */
export function mapError(exchange: Exchange): void {
  const { internal } = exchange;
  const error = exchange.error instanceof KeepsChangingError ? new AppError("conflict") : exchange.error;
  if (error instanceof AppError) {
    const { message, code, fields, headers, now } = error;
    const body = { message, code, ...(fields && { fields }), ...now } satisfies ErrorBody;
    exchange.response = json(error.status, body, headers);
    return;
  }
  log("error", {
    route: internal.route,
    request: internal.requestId,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  const { code, message, status } = new AppError("unexpected");
  exchange.response = json(status, { message, code, request_id: internal.requestId ?? "" } satisfies ErrorBody);
}

const json = (
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  body: JSON.stringify(body),
});
