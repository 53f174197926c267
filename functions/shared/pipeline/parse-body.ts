import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { AppError } from "./app-error.ts";

/** @throws AppError invalid_json when the body is not a JSON object. */
export function parseBody(event: APIGatewayProxyEventV2): object {
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
