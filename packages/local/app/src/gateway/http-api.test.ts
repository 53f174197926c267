import type { LambdaHandler } from "@petcare/stand-ins";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import { describe, expect, test, vi } from "vitest";
import { arrival, useTestGateway } from "./testing/test-gateway.ts";

const gateway = useTestGateway();
const { call, runAnswering } = gateway;
const hasty = useTestGateway({ timeoutMs: 1 });

describe("the event", () => {
  test("has the shape of payload format 2.0", async () => {
    const response = await call("/api/things/a%20b?x=1&x=2&y=%26", {
      method: "PUT",
      headers: { "X-Thing": "T", cookie: "a=1; b=2", "user-agent": "test", "content-type": "application/json" },
      body: '{"name":"Søren"}',
    });
    const event = (await response.json()) as Event;
    const host = `127.0.0.1:${gateway.port()}`;
    const { requestId } = event.requestContext;
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(event).toEqual({
      version: "2.0",
      routeKey: "PUT /api/things/{id}",
      rawPath: "/api/things/a b",
      rawQueryString: "x=1&x=2&y=%26",
      queryStringParameters: { x: "1,2", y: "&" },
      pathParameters: { id: "a b" },
      cookies: ["a=1", "b=2"],
      headers: expect.objectContaining({ host, "x-thing": "T", "x-forwarded-for": "127.0.0.1" }),
      body: '{"name":"Søren"}',
      isBase64Encoded: false,
      requestContext: {
        ...{ accountId: "000000000000", apiId: "local", stage: "$default", routeKey: "PUT /api/things/{id}" },
        ...{ domainName: host, domainPrefix: "127", requestId },
        http: {
          ...{ method: "PUT", path: "/api/things/a b", protocol: "HTTP/1.1" },
          ...{ sourceIp: "127.0.0.1", userAgent: "test" },
        },
        time: "20/Nov/2026:21:55:53 +0000",
        timeEpoch: arrival,
      },
    });
  });

  test("a public GET takes HEAD, too, and nothing else does", async () => {
    const status = async (path: string) => (await call(path, { method: "HEAD" })).status;
    expect([await status("/api/things/1"), await status("/api/run")]).toEqual([200, 404]);
  });
});

describe("the answer", () => {
  test("is what the function returned", async () => {
    const response = await runAnswering(() => ({
      statusCode: 201,
      headers: { "Content-Type": "text/csv", "X-Made": 1 },
      cookies: ["a=1", "b=2"],
      body: "a,b",
    }));
    expect(response.status).toBe(201);
    expect(response.headers.get("content-type")).toBe("text/csv");
    expect(response.headers.get("x-made")).toBe("1");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await response.text()).toBe("a,b");
  });

  test.each([
    [6_000_000, 200],
    [6_300_000, 500],
  ])("of %d bytes, as Lambda lets it out, gives %d", async (length, status) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await runAnswering(() => ({ statusCode: 200, body: "a".repeat(length) }));
    expect([response.status, (await response.text()).length > 1000]).toEqual([status, status === 200]);
    logged.mockRestore();
  });

  test.each<[string, LambdaHandler]>([
    ["rejects", () => Promise.reject(new Error("secret"))],
    ["answers a header that is none", () => ({ statusCode: 200, headers: { "a b": "secret" }, body: "" })],
  ])("a function that %s gives 500", async (_, handler) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await runAnswering(handler);
    expect([response.status, await response.text()]).toEqual([
      500,
      '{"message":"Internal Server Error","code":"unexpected"}',
    ]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test("a function that takes too long gives 503", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await hasty.runAnswering(() => new Promise(() => {}));
    expect([response.status, await response.text()]).toEqual([
      503,
      '{"message":"Service Unavailable","code":"unexpected"}',
    ]);
    logged.mockRestore();
  });
});
