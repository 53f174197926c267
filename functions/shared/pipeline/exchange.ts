import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  type Endpoint,
  type ErrorBody,
  nextCursorHeader,
  originSecretHeader,
  type Page,
  viewerAddressHeader,
} from "@petcare/contract";
import { KeepsChangingError } from "@petcare/storage";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { digest } from "../runtime.ts";
import { AppError } from "./app-error.ts";
import type { TeamCaller } from "./caller.ts";
import { log } from "./log.ts";

/** In bytes of JSON. A shorter answer needs as many network packets, compressed or not. */
const worthCompressing = 1024;

/**
 * Compresses an answer in the coding that the caller prefers; not if it has at most 1 KiB.
 * CloudFront compresses only what it caches, and it caches no answer of the API.
 * Compression is safe here, because no cookie signs anybody in: another site cannot trigger private answers (BREACH).
 */
export function compressed(
  { body = "", headers, ...answer }: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  if (Buffer.byteLength(body) <= worthCompressing) return { ...answer, headers: { ...headers }, body };
  const varying = { ...headers, vary: "accept-encoding" };
  const coding = preferredCoding(acceptEncoding);
  if (!coding) return { ...answer, headers: varying, body };
  return {
    ...answer,
    headers: { ...varying, "content-encoding": coding },
    body: encode(coding, body).toString("base64"),
    isBase64Encoded: true,
  };
}

/** Compresses synchronously, because a Lambda function has nothing else to do. */
function encode(coding: "br" | "gzip", text: string): Buffer {
  if (coding === "gzip") return gzipSync(text);
  // The default quality, 11, takes a hundred times as long for a tenth less.
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The supported codings, the better one first. */
const codings = ["br", "gzip"] as const;

/**
 * Picks the coding that an Accept-Encoding header prefers; undefined if it accepts none.
 * A weight of 0 refuses a coding. "*" means every coding that is not named.
 */
export function preferredCoding(acceptEncoding: string | undefined): (typeof codings)[number] | undefined {
  const weights = new Map(
    (acceptEncoding ?? "")
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [coding = "", weight] = part.split(/\s*;\s*q\s*=\s*/);
        return [coding.trim(), weight === undefined ? 1 : Number(weight) || 0];
      }),
  );
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const [best] = codings.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : undefined;
}

/** A request in the pipeline, which middy passes from step to step. */
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

/** Responds with a private text, or 304 if the caller has it already. The tag is weak, because codings differ in bytes. */
function text(contentType: string, body: string, ifNoneMatch = ""): APIGatewayProxyStructuredResultV2 {
  const etag = `W/"${digest(body)}"`;
  const headers = { "cache-control": "private, no-cache", etag };
  const isKnown = ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^(W\/)?/, "W/") === etag);
  return isKnown
    ? { statusCode: 304, headers }
    : { statusCode: 200, headers: { ...headers, "content-type": contentType }, body };
}

/** Responds to an expected error with its message. Logs any other error, and responds with the id of its log line. */
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

/**
 * Refuses a request that did not come through CloudFront. Only CloudFront knows ORIGIN_SECRET.
 * A laptop has no CloudFront and no secret.
 * @throws AppError forbidden
 */
export function refuseDetour({ headers }: APIGatewayProxyEventV2): void {
  const { ORIGIN_SECRET } = process.env;
  if (ORIGIN_SECRET && headers[originSecretHeader] !== ORIGIN_SECRET) throw new AppError("forbidden");
}

/**
 * Reads the client's network address, as CloudFront saw it.
 * Of an IPv6 address only the first four groups, because providers assign /64 networks.
 */
export const clientAddress = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  networkOf(headers[viewerAddressHeader] || requestContext.http.sourceIp);

function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = [], tail] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  // An IPv4 address in IPv6 notation.
  const last = (tail ?? head).at(-1);
  if (last?.includes(".")) return last;
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0") : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
