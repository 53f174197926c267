import { type Endpoint, type RequestOf, type Role, titleOf } from "@petcare/contract";
import type { Author } from "@petcare/storage";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import type { Caller, OwnerCaller, TeamCaller } from "./caller.ts";
import { clientAddress, type Exchange } from "./exchange.ts";

/** The input of a use case: the request as parsed by the contract, and its sender. */
export interface Request<E extends Endpoint> extends RequestOf<E> {
  caller: CallerOf<E["audience"]>;
  /** The address that the request came from (see clientAddress). */
  sourceIp: string;
  /** The caller's Idempotency-Key header. The same key means that the same request is repeated. */
  idempotencyKey: string | undefined;
  /** The value of a cookie; undefined where there is none. */
  cookie(name: string): string | undefined;
  /** Sets a cookie, such as 'name=value; Path=/api', that no script and no other site reads. */
  setCookie(cookie: string): void;
  /** How it came, for the history of what it changes (see authorOf). */
  via: Pick<Author, "way" | "request_id">;
}

/**
 * Lacks `id` and `user` if clients may call, so that a handler chooses between the person and the household, and `own` if
 * anybody but the owner may.
 */
type CallerOf<Audience> = Audience extends readonly Role[]
  ? "client" extends Audience[number]
    ? Caller
    : "walker" extends Audience[number]
      ? TeamCaller
      : OwnerCaller
  : undefined;

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
    cookie: (name: string) => event.cookies?.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1),
    setCookie: (cookie: string) => {
      const secure = event.headers["x-forwarded-proto"] === "https" ? "; Secure" : "";
      exchange.internal.cookies = [`${cookie}; HttpOnly; SameSite=Strict${secure}`];
    },
    via: { way: wayOf(event), request_id: exchange.internal.requestId ?? "" },
  };
  exchange.event = request as never;
};

/** Browsers of phones say "Mobi". */
const wayOf = ({ headers }: APIGatewayProxyEventV2) => (/Mobi/.test(headers["user-agent"] ?? "") ? "phone" : "web");

/**
 * The body of a request; none is an empty one, so that its fields are asked for.
 * @throws AppError invalid_json when the body is not a JSON object.
 */
function bodyOf(event: APIGatewayProxyEventV2): object {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : event.body;
  let value: unknown;
  try {
    value = JSON.parse(text || "{}");
  } catch {
    throw new AppError("invalid_json");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AppError("invalid_json");
  return value;
}

/**
 * Parses a value with its schema.
 * @throws AppError invalid_input; `fields` has a sentence per field, and the message is the first of them
 */
function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join(".") || "body";
    const name = titleOf(schema, issue.path[0]) ?? field;
    fields[field] ??= sentence(name, issue, isMissing(value, issue.path)) + place(issue.path[1]);
  }
  throw new AppError("invalid_input", Object.values(fields)[0], { fields });
}

/** Of a list people must know which item is wrong. The first is number 1. */
const place = (index: PropertyKey | undefined): string => (typeof index === "number" ? ` (number ${index + 1})` : "");

type Issue = z.core.$ZodIssue;

/** The schema's own message, or else one by kind of issue. One that begins with "must" follows the field's name. */
function sentence(name: string, issue: Issue, missing: boolean): string {
  if (issue.message !== "Invalid input")
    return issue.message.startsWith("must ") ? `${name} ${issue.message}` : issue.message;
  return `${name} ${byKind(issue, missing)}`;
}

function byKind(issue: Issue, missing: boolean): string {
  switch (issue.code) {
    case "invalid_type":
      return missing ? "is required" : `must be ${typeWords[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return `must be at least ${issue.minimum}`;
    case "too_big":
      return `must be at most ${issue.maximum}`;
    default:
      return "is not valid";
  }
}

/** The words for a field's type, by the schema's name for it. */
const typeWords: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function isMissing(value: unknown, path: PropertyKey[]): boolean {
  const found = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
  return found === undefined;
}
