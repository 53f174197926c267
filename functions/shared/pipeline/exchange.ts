import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import type { Caller } from "./caller.ts";

/** One request on its way through the pipeline. middy hands it from step to step. */
export interface Exchange {
  event: APIGatewayProxyEventV2;
  context: Context;
  response: APIGatewayProxyStructuredResultV2 | undefined;
  error: unknown;
  internal: {
    route?: string;
    requestId?: string;
    startedAt?: number;
    acceptEncoding?: string | undefined;
    caller?: Caller;
  };
}
