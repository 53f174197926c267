import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "../endpoint.ts";

export const ping = defineEndpoint({
  name: "ping",
  method: "GET",
  path: "/ping",
  handler: "health/ping",
  audience: "public",
  summary: "Answers when the service is awake.",
  answer: z.object({ ok: z.literal(true) }),
});

export const healthEndpoints: readonly Endpoint[] = [ping];
