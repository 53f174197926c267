import { ping } from "@petcare/contract";
import { endpoint } from "@petcare/functions/shared/pipeline/endpoint.ts";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { median } from "./measure.ts";
import type { Row } from "./row.ts";

const calls = 20_000;
const rounds = 11;

/** Microseconds per request that the pipeline adds to a bare handler with the same answer. */
export async function pipelineRows(): Promise<Row[]> {
  process.env.LOG_LEVEL = "error";
  const bare = async () => ({ statusCode: 200, body: JSON.stringify({ ok: true }) });
  const piped = endpoint(ping, async () => ({ ok: true as const }));
  const event = {
    version: "2.0",
    routeKey: "GET /api/ping",
    rawPath: "/api/ping",
    headers: {},
    requestContext: { requestId: "1", http: { method: "GET", sourceIp: "127.0.0.1" } },
  } as unknown as APIGatewayProxyEventV2;
  const added: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pipedTime = await microseconds(() => piped(event, {} as Context));
    added.push(pipedTime - (await microseconds(bare)));
  }
  const overhead = median(added);
  return [
    {
      what: "pipeline over a bare handler, a request",
      figure: `${overhead.toFixed(1)} µs`,
      target: "≤ 15 µs",
      met: overhead <= 15,
    },
  ];
}

/** The mean time of a call. */
async function microseconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call += 1) await work();
  return Number(process.hrtime.bigint() - start) / calls / 1000;
}
