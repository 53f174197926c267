import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Json } from "dynalite/db/index.js";
import { answerInProcess, type LoopbackAnswer } from "../loopback-server.ts";
import { fault, isFault } from "./faults.ts";
import { operationsOf } from "./operations.ts";
import { openStore } from "./store.ts";

const maximumBytes = 16 * 1024 * 1024;

export interface DynamoDb {
  /** The value for AWS_ENDPOINT_URL_DYNAMODB, for example 'http://127.0.0.1:40123'. */
  endpoint: string;
  /** Answers the requests that have begun, refuses new ones, and unlocks the data. */
  close(): Promise<void>;
}

/**
 * Starts a DynamoDB that only this machine reaches. Several can run in one process, each with its own data.
 * It ignores credentials and region.
 *
 * @param options.path the folder of the data, made if missing; the data is in memory without it
 * @param options.now epoch milliseconds; the expiry of client request tokens depends on it
 * @throws Error if the data is in use by another process
 */
export async function startDynamoDb(options: { path?: string; now?: () => number } = {}): Promise<DynamoDb> {
  const store = await openStore(options.path);
  const operations = await operationsOf(store, options.now ?? Date.now);

  async function answer(target: unknown, read: () => Promise<string>, isWhole = () => true): Promise<LoopbackAnswer> {
    try {
      const name = String(target).split(".")[1] ?? "";
      const operation = operations.get(name);
      if (!operation) throw fault("UnknownOperationException", `The embedded DynamoDB has no operation '${name}'`);
      return json(200, await operation(parse(await read())));
    } catch (error) {
      if (isFault(error)) return json(error.statusCode, error.body);
      // A client that disconnects in the middle of its request is no error.
      if (isWhole()) console.error(error);
      return json(500, { __type: "InternalServerError", message: String(error) });
    }
  }

  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    // Node keeps this header for a second. A client whose clock a test moves would find its clock wrong, and send again.
    response.sendDate = false;
    open.add(response);
    response.once("close", () => open.delete(response));
    const { status, headers, body } = await answer(
      request.headers["x-amz-target"],
      () => readText(request),
      () => request.complete,
    );
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
  });
  // An idle timeout could close a connection just as a client sends its next request.
  server.keepAliveTimeout = 0;

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { address, port } = server.address() as AddressInfo;

  const endpoint = `http://${address}:${port}`;
  const begun = new Set<Promise<unknown>>();
  const endInProcess = answerInProcess(endpoint, ({ headers, body }) => {
    const answered = answer(headers["x-amz-target"], async () => body);
    begun.add(answered);
    return answered.finally(() => begun.delete(answered));
  });

  return {
    endpoint,
    async close() {
      endInProcess();
      server.close();
      await Promise.all([...begun, ...[...open].map((response) => once(response, "close"))]);
      server.closeAllConnections();
      await store.db.close();
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maximumBytes) chunks.push(chunk);
  }
  if (bytes > maximumBytes) throw fault("RequestEntityTooLargeException", "The request is larger than 16 MB");
  return Buffer.concat(chunks).toString();
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw fault("SerializationException", "The request is not JSON");
  }
}

const json = (status: number, body: Json): LoopbackAnswer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() },
  body: JSON.stringify(body),
});
