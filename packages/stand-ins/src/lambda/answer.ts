import type { OutgoingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Headers that belong to the connection, not to the answer. */
const ofConnection = new Set(["connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * The HTTP answer that an HTTP API makes of what a function returned (payload format 2.0): an object with a
 * statusCode is the answer itself; anything else is the body of a JSON 200.
 * @throws TypeError when it is neither, which API Gateway answers with a 500
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
