import type { Fault, Json } from "dynalite/db/index.js";

/** An error that becomes AWS's answer: status 400, `__type` and message. */
export function fault(type: string, message: string, more: Json = {}): Fault {
  const namespace = type === "ValidationException" ? "com.amazon.coral.validate" : "com.amazonaws.dynamodb.v20120810";
  return Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `${namespace}#${type}`, message, ...more },
  });
}

export function invalid(message: string): Fault {
  return fault("ValidationException", message);
}

export function isFault(error: unknown): error is Fault {
  return error instanceof Error && "statusCode" in error && "body" in error;
}

/** Tells whether the error has this type, for example 'ConditionalCheckFailedException'. */
export function isFaultOf(error: unknown, type: string): error is Fault {
  return isFault(error) && error.body.__type.endsWith(`#${type}`);
}
