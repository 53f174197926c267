import type { Endpoint } from "@petcare/contract";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";

/** Calls an endpoint's handler as the API Gateway does. */
export async function get({ handler, path }: Endpoint, query: Record<string, string>, token: string): Promise<void> {
  const event = {
    version: "2.0",
    routeKey: `GET /api${path}`,
    rawPath: `/api${path}`,
    queryStringParameters: query,
    headers: { authorization: `Bearer ${token}` },
    requestContext: { requestId: "1", http: { method: "GET", sourceIp: "127.0.0.1" } },
  } as unknown as APIGatewayProxyEventV2;
  const endpoint = await import(`@petcare/functions/${handler}.ts`);
  const { statusCode } = await endpoint.handler(event, {} as Context);
  if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
}

/** Counts the pages of queries and the read units from here on. */
export function meteredReads() {
  const meter = { pages: 0, units: 0 };
  runtime.db.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        if (!/^(Get|Query|BatchGet)/.test(commandName)) return next(args);
        if (commandName === "QueryCommand") meter.pages += 1;
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
        const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: Capacity | Capacity[] };
        meter.units += [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
        return answer;
      },
    { step: "initialize", name: "reads", override: true },
  );
  return meter;
}

interface Capacity {
  CapacityUnits: number;
}
