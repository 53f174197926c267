import type { IncomingMessage } from "node:http";

/**
 * Reads a request's body.
 * @returns "too long" as soon as it exceeds `limit` bytes; the rest is left unread
 * @throws when the client goes away
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
 * Throws the rest of a request away, so that a client that is still sending gets to read its answer; a client that
 * sends on and on is cut off.
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
