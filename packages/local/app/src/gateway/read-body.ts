import type { IncomingMessage } from "node:http";

/**
 * Reads a request's body.
 * @returns "too long" as soon as the body exceeds `limit` bytes; the rest stays unread
 * @throws when the client disconnects
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | "too long"> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return "too long";
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator = request.iterator({ destroyOnReturn: false });
  for await (const chunk of iterator as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return "too long";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads and drops the rest of a request, so that a client that is still sending can read its answer.
 * The connection closes after `limit` bytes or `milliseconds`.
 */
export function discardRest(request: IncomingMessage, limit = 64 * 2 ** 20, milliseconds = 10_000): void {
  let left = limit;
  const cutOff = setTimeout(() => request.destroy(), milliseconds).unref();
  request.on("error", () => {});
  request.on("close", () => clearTimeout(cutOff));
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
