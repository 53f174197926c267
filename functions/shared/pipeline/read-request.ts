import { type Endpoint, type RequestOf, type Role, titleOf } from "@petcare/contract";
import type { Author } from "@petcare/storage";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import type { Caller, OwnerCaller, TeamCaller } from "./caller.ts";
import { clientAddress, type Exchange } from "./exchange.ts";

/** The input of a use case: the parsed request and its caller. */
export interface Request<E extends Endpoint> extends RequestOf<E> {
  caller: CallerOf<E["audience"]>;
  /** The client's network address (see clientAddress). */
  sourceIp: string;
  /** The Idempotency-Key header. A repeated key marks a repeated request. */
  idempotencyKey: string | undefined;
  /** Reads a cookie's value; undefined if it is missing. */
  cookie(name: string): string | undefined;
  /** Sets a cookie, such as 'name=value; Path=/api', that is hidden from scripts and other sites. */
  setCookie(cookie: string): void;
  /** How the request came, for the history (see authorOf). */
  via: Pick<Author, "way" | "request_id">;
}

/**
 * Lacks `id` and `user` if clients may call, so that a handler must choose between person and household. Lacks `own` if
 * others than the owner may.
 */
type CallerOf<Audience> = Audience extends readonly Role[]
  ? "client" extends Audience[number]
    ? Caller
    : "walker" extends Audience[number]
      ? TeamCaller
      : OwnerCaller
  : undefined;

/** Makes the step that replaces the event by the validated request. */
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

/** Tells phones, whose browsers say "Mobi", from other devices. */
const wayOf = ({ headers }: APIGatewayProxyEventV2) => (/Mobi/.test(headers["user-agent"] ?? "") ? "phone" : "web");

/**
 * Reads the body of a request. A missing body is an empty object, so that the error names the missing fields.
 * @throws AppError invalid_json if the body is not a JSON object
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
 * @throws AppError invalid_input; `fields` has a sentence for each field, and the message is the first of them
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

/** Names the wrong item of a list, counted from 1. */
const place = (index: PropertyKey | undefined): string => (typeof index === "number" ? ` (number ${index + 1})` : "");

type Issue = z.core.$ZodIssue;

/** Makes the sentence of an issue: the schema's own, or else by kind. One that begins with "must" follows the field's name. */
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
