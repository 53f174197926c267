import { defineEndpoint, type Endpoint, ping } from "@petcare/contract";
import type { LambdaHandler } from "@petcare/stand-ins";
import { afterAll, beforeAll } from "vitest";
import { type Gateway, startGateway } from "../gateway.ts";
import { httpApi } from "../http-api.ts";

const about = { audience: "public", summary: "", answer: ping.answer } as const;
const endpoints: Endpoint[] = [
  defineEndpoint({ ...about, name: "put", method: "PUT", path: "/things/{id}", handler: "test/echo" }),
  defineEndpoint({ ...about, name: "get", method: "GET", path: "/things/{id}", handler: "test/echo" }),
  defineEndpoint({ ...about, name: "special", method: "GET", path: "/things/special", handler: "test/special" }),
  defineEndpoint({ ...about, name: "post", method: "POST", path: "/run", handler: "test/run" }),
];

/** When every request arrives, epoch milliseconds. */
export const arrival = Date.UTC(2026, 10, 20, 21, 55, 53, 7);

interface TestGateway {
  port(): number;
  call(path: string, init?: RequestInit): Promise<Response>;
  /** The handler of POST /api/run from here on. */
  run: LambdaHandler;
  /** Calls POST /api/run. */
  runAnswering(handler: LambdaHandler): Promise<Response>;
}

/**
 * Gives a test file a gateway. The functions of /api/things answer their event, and a function has `timeoutMs`.
 * /dev and the site answer their names.
 */
export function useTestGateway({ timeoutMs = 60_000 } = {}): TestGateway {
  let gateway: Gateway;
  const handlers: Record<string, LambdaHandler> = {
    "test/echo": (event) => event,
    "test/special": () => "special",
    "test/run": (event, context) => test.run(event, context),
  };
  beforeAll(async () => {
    gateway = await startGateway({
      port: 0,
      api: httpApi({
        endpoints,
        load: async ({ handler }) => handlers[handler] as LambdaHandler,
        now: () => arrival,
        timeoutMs,
      }),
      dev: async () => ({ status: 200, headers: {}, body: "dev" }),
      site: async () => ({ status: 200, headers: {}, body: "site" }),
    });
  });
  afterAll(() => gateway.close());

  const test: TestGateway = {
    port: () => gateway.port,
    call: (path, init) => fetch(`http://127.0.0.1:${gateway.port}${path}`, init),
    run: () => ({}),
    runAnswering(handler) {
      test.run = handler;
      return test.call("/api/run", { method: "POST" });
    },
  };
  return test;
}
