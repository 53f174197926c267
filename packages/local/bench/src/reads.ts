import { brotliDecompressSync } from "node:zlib";
import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";

interface Sent {
  /** Sent as the Idempotency-Key. */
  key?: string;
}

/**
 * Calls an endpoint's handler as the API Gateway does.
 * @returns the answer, and the length of its body as it goes over the network
 * @throws Error where it is refused
 */
export async function ask<E extends Endpoint>(
  { handler, method, path }: E,
  token: string | undefined,
  ...[call]: CallArguments<E, Sent>
): Promise<{ answer: AnswerOf<E>; bytes: number }> {
  const { params, query, body, key }: Sent & { params?: object; query?: object; body?: unknown } = call ?? {};
  const event = {
    version: "2.0",
    routeKey: `${method} /api${path}`,
    rawPath: `/api${path}`,
    pathParameters: params,
    queryStringParameters: query,
    headers: {
      "accept-encoding": "br",
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    requestContext: { requestId: "1", http: { method, sourceIp: "127.0.0.1" } },
  } as unknown as APIGatewayProxyEventV2;
  const endpoint = await import(`@petcare/functions/${handler}.ts`);
  const { statusCode, body: sent = "", isBase64Encoded } = await endpoint.handler(event, {} as Context);
  const bytes = Buffer.from(sent, isBase64Encoded ? "base64" : "utf8");
  const text = (isBase64Encoded ? brotliDecompressSync(bytes) : bytes).toString();
  if (statusCode >= 300) throw new Error(`${method} ${path} answers ${statusCode}: ${text}`);
  return { answer: text ? JSON.parse(text) : undefined, bytes: bytes.length };
}

/** Counts the pages of queries, and the read and write units, from here on. */
export function metered() {
  const meter = { pages: 0, units: 0, writeUnits: 0 };
  runtime.db.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const isRead = /^(Get|Query|BatchGet)/.test(commandName);
        if (commandName === "QueryCommand") meter.pages += 1;
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
        const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: Capacity | Capacity[] };
        const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
        meter[isRead ? "units" : "writeUnits"] += units;
        return answer;
      },
    { step: "initialize", name: "reads", override: true },
  );
  return meter;
}

interface Capacity {
  CapacityUnits: number;
}
