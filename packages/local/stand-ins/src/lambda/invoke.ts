import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Answer, answerOf } from "./answer.ts";
import { eventOf } from "./event.ts";
import { invokeLambda, type LambdaHandler } from "./lambda.ts";

/** A request to one handler, without a server. A `body` that is neither text nor bytes is sent as JSON. */
export interface Invoked {
  method?: string;
  path?: string;
  /** Decoded. */
  params?: Record<string, string>;
  /** As pairs where a name is there twice. */
  query?: Record<string, string> | [name: string, value: string][];
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as the bearer token. */
  token?: string;
  sourceIp?: string;
}

export interface InvokeAnswer {
  status: number;
  headers: Record<string, unknown>;
  /** Decompressed, and parsed where the answer is JSON. */
  body: unknown;
  /** The length of the body as it goes over the network. */
  bytes: number;
}

/** Calls a handler with the event of payload format 2.0, and reads its answer. */
export async function invoke(handler: (...event: never[]) => unknown, request: Invoked = {}): Promise<InvokeAnswer> {
  const { method = "GET", path = "/api/test", params = {}, query = {}, headers = {}, body, token } = request;
  const lowerCased = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]);
  const requestId = randomUUID();
  const event = eventOf(
    {
      method,
      path,
      query: new URLSearchParams(query).toString(),
      headers: {
        host: ["localhost"],
        ...(body !== undefined && { "content-type": ["application/json"] }),
        ...(token !== undefined && { authorization: [`Bearer ${token}`] }),
        ...Object.fromEntries(lowerCased),
      },
      body: bytesOf(body),
      sourceIp: request.sourceIp ?? "127.0.0.1",
      protocol: "HTTP/1.1",
    },
    { routeKey: `${method} ${path}`, pathParameters: params, requestId, now: 0 },
  );
  const result = await invokeLambda(handler as LambdaHandler, event, {
    functionName: "test",
    requestId,
    timeoutMs: 30_000,
  });
  const answer = answerOf(result);
  const text = decoded(answer).toString();
  const isJson = /json/.test(String(answer.headers["content-type"]));
  const bytes = Buffer.byteLength(answer.body);
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text, bytes };
}

function decoded({ headers, body }: Answer): Buffer | string {
  switch (headers["content-encoding"]) {
    case "br":
      return brotliDecompressSync(body);
    case "gzip":
      return gunzipSync(body);
    default:
      return body;
  }
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}
