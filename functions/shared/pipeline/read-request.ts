import type { Endpoint, RequestOf } from "@petcare/contract";
import type { Author } from "@petcare/storage";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { AppError } from "./app-error.ts";
import type { Caller } from "./caller.ts";
import { clientAddress } from "./client-address.ts";
import type { Exchange } from "./exchange.ts";
import { validate } from "./validate.ts";

/** The input of a use case: the request as parsed by the contract, and its sender. */
export interface Request<E extends Endpoint> extends RequestOf<E> {
  caller: E["audience"] extends "public" ? undefined : Caller;
  /** The address that the request came from (see clientAddress). */
  sourceIp: string;
  /** The caller's Idempotency-Key header. The same key means that the same request is repeated. */
  idempotencyKey: string | undefined;
  /** How it came, for the history of what it changes (see authorOf). */
  via: Pick<Author, "way" | "request_id">;
}

/** Replaces the event by the validated request, so that the use case sees nothing else. */
export const readRequest = (definition: Endpoint) => (exchange: Exchange) => {
  const { event } = exchange;
  const request = {
    params: definition.params ? validate(definition.params, event.pathParameters ?? {}) : {},
    query: definition.query ? validate(definition.query, event.queryStringParameters ?? {}) : {},
    body: definition.body ? validate(definition.body, bodyOf(event)) : {},
    caller: exchange.internal.caller,
    sourceIp: clientAddress(event),
    idempotencyKey: event.headers["idempotency-key"],
    via: { way: wayOf(event), request_id: exchange.internal.requestId ?? "" },
  };
  exchange.event = request as never;
};

/** Browsers of phones say "Mobi". */
const wayOf = ({ headers }: APIGatewayProxyEventV2) => (/Mobi/.test(headers["user-agent"] ?? "") ? "phone" : "web");

/** @throws AppError invalid_json when the body is not a JSON object. */
function bodyOf(event: APIGatewayProxyEventV2): object {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : event.body;
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    throw new AppError("invalid_json");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AppError("invalid_json");
  return value;
}
