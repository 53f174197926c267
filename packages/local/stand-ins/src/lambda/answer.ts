import type { OutgoingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Headers of a connection, which no answer has. */
const ofConnection = new Set(["connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * The HTTP answer that an HTTP API makes of a function's result, in payload format 2.0.
 * An object with a statusCode is the answer itself. Anything else is the body of a JSON 200.
 * @throws TypeError on a malformed answer, for which API Gateway answers 500
 */
export function answerOf(result: unknown): Answer {
  if (typeof result !== "object" || result === null || !("statusCode" in result)) {
    const body = typeof result === "string" ? result : (JSON.stringify(result) ?? "null");
    return { status: 200, headers: { "content-type": "application/json" }, body };
  }
  const { statusCode, headers = {}, cookies, body = "", isBase64Encoded = false } = result as Record<string, unknown>;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new TypeError(`no status: ${statusCode}`);
  if (typeof body !== "string") throw new TypeError("the body must be a string");
  return {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      ...textHeaders(headers),
      ...(Array.isArray(cookies) && cookies.length > 0 && { "set-cookie": cookies.map(String) }),
    },
    body: isBase64Encoded ? Buffer.from(body, "base64") : body,
  };
}

const textHeaders = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {})
      .map(([name, value]): [string, string] => [name.toLowerCase(), String(value)])
      .filter(([name]) => !ofConnection.has(name)),
  );
