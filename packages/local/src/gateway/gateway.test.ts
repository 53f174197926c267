import { once } from "node:events";
import { connect } from "node:net";
import { defineEndpoint, type Endpoint, ping } from "@petcare/contract";
import type { LambdaHandler } from "@petcare/stand-ins";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Gateway, startGateway } from "./gateway.ts";
import { httpApi } from "./http-api.ts";

const about = { audience: "public", summary: "", answer: ping.answer } as const;
const endpoints: Endpoint[] = [
  defineEndpoint({ ...about, name: "put", method: "PUT", path: "/things/{id}", handler: "test/echo" }),
  defineEndpoint({ ...about, name: "get", method: "GET", path: "/things/{id}", handler: "test/echo" }),
  defineEndpoint({ ...about, name: "special", method: "GET", path: "/things/special", handler: "test/special" }),
  defineEndpoint({ ...about, name: "post", method: "POST", path: "/run", handler: "test/run" }),
];

let run: LambdaHandler = () => ({});
let lateEvent: Promise<unknown> = Promise.resolve();
const handlers: Record<string, LambdaHandler> = {
  "test/echo": (event) => event,
  "test/special": () => "special",
  "test/run": (event, context) => run(event, context),
};

let gateway: Gateway;
let origin: string;

beforeAll(async () => {
  gateway = await startGateway({
    port: 0,
    api: httpApi({
      endpoints,
      load: async ({ handler }) => handlers[handler] as LambdaHandler,
      now: () => Date.UTC(2026, 10, 20, 21, 55, 53, 7),
      timeoutMs: 100,
    }),
    dev: async () => ({ status: 200, headers: {}, body: "dev" }),
    site: async () => ({ status: 200, headers: {}, body: "site" }),
  });
  origin = `http://127.0.0.1:${gateway.port}`;
});
afterAll(() => gateway.close());

const call = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
const eventOf = async (path: string, init?: RequestInit) => (await (await call(path, init)).json()) as Event;
const runAnswering = (handler: LambdaHandler) => {
  run = handler;
  return call("/api/run", { method: "POST" });
};

/** What goes over the wire and comes back, for what fetch refuses to send. */
async function raw(text: string): Promise<string> {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  await once(socket, "close");
  return received;
}

describe("the event", () => {
  test("has the shape of payload format 2.0", async () => {
    const event = await eventOf("/api/things/a%20b?x=1&x=2&y=%26", {
      method: "PUT",
      headers: { "X-Thing": "T", cookie: "a=1; b=2", "user-agent": "test", "content-type": "application/json" },
      body: '{"name":"Søren"}',
    });
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "PUT /api/things/{id}",
      rawPath: "/api/things/a b",
      rawQueryString: "x=1&x=2&y=%26",
      queryStringParameters: { x: "1,2", y: "&" },
      pathParameters: { id: "a b" },
      cookies: ["a=1", "b=2"],
      headers: { "x-thing": "T", "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" },
      body: '{"name":"Søren"}',
      isBase64Encoded: false,
      requestContext: {
        domainName: `127.0.0.1:${gateway.port}`,
        http: {
          method: "PUT",
          path: "/api/things/a b",
          protocol: "HTTP/1.1",
          sourceIp: "127.0.0.1",
          userAgent: "test",
        },
        routeKey: "PUT /api/things/{id}",
        stage: "$default",
        time: "20/Nov/2026:21:55:53 +0000",
        timeEpoch: Date.UTC(2026, 10, 20, 21, 55, 53, 7),
      },
    });
    expect(event.requestContext.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(event.headers).not.toHaveProperty("cookie");
  });

  test("leaves out what the request does not have", async () => {
    const event = await eventOf("/api/things/1");
    expect(event.rawQueryString).toBe("");
    for (const absent of ["body", "cookies", "queryStringParameters"]) expect(event).not.toHaveProperty(absent);
  });

  test("joins a repeated header with commas", async () => {
    const received = await raw(
      "GET /api/things/1 HTTP/1.1\r\nHost: h\r\nConnection: close\r\nX-Many: a\r\nx-many: b\r\n\r\n",
    );
    expect(received).toContain('"x-many":"a,b"');
  });

  test.each([
    ["application/json", "{}", false],
    ["application/json; charset=utf-8", "{}", false],
    ["text/csv", "a", false],
    ["application/octet-stream", "a", true],
    ["application/x-www-form-urlencoded", "a=1", true],
    ["application/json", new Uint8Array([0x22, 0xff, 0x22]), true],
  ])("%s of %o is base64: %o", async (type, body, base64) => {
    const event = await eventOf("/api/things/1", { method: "PUT", headers: { "content-type": type }, body });
    expect(event.isBase64Encoded).toBe(base64);
    expect(Buffer.from(event.body ?? "", base64 ? "base64" : "utf8")).toEqual(Buffer.from(body));
  });

  test("a literal path goes before a placeholder", async () => {
    expect(await (await call("/api/things/special")).text()).toBe("special");
  });

  test("the context counts down from the time limit", async () => {
    const response = await runAnswering((_, context) => ({
      left: context.getRemainingTimeInMillis(),
      name: context.functionName,
      id: context.awsRequestId,
    }));
    const { left, name, id } = (await response.json()) as { left: number; name: string; id: string };
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(100);
    expect({ name, id }).toEqual({ name: "post", id: expect.stringMatching(/^[\da-f-]{36}$/) });
  });
});

describe("the answer", () => {
  test("an object with a statusCode is the answer itself", async () => {
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
    ["an object", { a: 1 }, '{"a":1}'],
    ["a text", "hello", "hello"],
    ["nothing", undefined, "null"],
  ])("%s without a statusCode is the body of a JSON 200", async (_, result, body) => {
    const response = await runAnswering(() => result);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await response.text()).toBe(body);
  });

  test("a base64 body arrives as bytes", async () => {
    const bytes = Buffer.from([0, 255, 128]);
    const response = await runAnswering(() => ({
      statusCode: 200,
      body: bytes.toString("base64"),
      isBase64Encoded: true,
    }));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test("a 204 has no body", async () => {
    const response = await runAnswering(() => ({ statusCode: 204 }));
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  test.each<[string, LambdaHandler]>([
    [
      "throws at once",
      () => {
        throw new Error("secret");
      },
    ],
    ["rejects", () => Promise.reject(new Error("secret"))],
    ["answers no status", () => ({ statusCode: "secret" })],
    ["answers an object as body", () => ({ statusCode: 200, body: { secret: 1 } })],
    ["answers a header that is none", () => ({ statusCode: 200, headers: { "a b": "secret" }, body: "" })],
  ])("a function that %s gives 500", async (_, handler) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await runAnswering(handler);
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test("a function that takes too long gives 503", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await runAnswering(() => new Promise(() => {}));
    expect([response.status, await response.text()]).toEqual([503, '{"message":"Service Unavailable"}']);
    logged.mockRestore();
  });
});

describe("what no function sees", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["DELETE", "/api/things/1"],
    ["OPTIONS", "/api/things/1"],
    ["GET", "/api/things/"],
    ["GET", "/api/things/1/"],
    ["GET", "/api/"],
  ])("%s %s has no route: 404", async (method, path) => {
    const response = await call(path, { method });
    expect([response.status, await response.text()]).toEqual([404, '{"message":"Not Found"}']);
  });

  test("HEAD has no route: 404 without a body", async () => {
    const response = await call("/api/things/1", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([404, ""]);
  });

  test("malformed percent-encoding gives 400", async () => {
    const response = await call("/api/things/%E0%A4%A");
    expect([response.status, await response.text()]).toEqual([400, '{"message":"Bad Request"}']);
  });

  test.each(["PUT", "POST"])("an 11 MB %s gives 413 to whoever reads it", async (method) => {
    run = () => "the function was called";
    const path = method === "PUT" ? "/api/things/1" : "/api/run";
    const response = await call(path, { method, body: new Uint8Array(11 * 2 ** 20) });
    expect([response.status, await response.text()]).toEqual([413, '{"message":"Request Too Long"}']);
  });

  test("a body of unknown length is cut off at 10 MB", async () => {
    const chunk = new Uint8Array(2 ** 20);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => (sent++ < 11 ? controller.enqueue(chunk) : controller.close()),
    });
    const response = await call("/api/things/1", { method: "PUT", body, duplex: "half" } as RequestInit);
    expect(response.status).toBe(413);
  });

  test("a body of 10 MB passes", async () => {
    run = (event) => ({ length: (event as Event).body?.length });
    const response = await call("/api/run", {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "a".repeat(10 * 2 ** 20),
    });
    expect(await response.json()).toEqual({ length: 10 * 2 ** 20 });
  });

  test("headers of more than 10 KB give 431", async () => {
    const response = await call("/api/things/1", { headers: { "x-long": "a".repeat(11_000) } });
    expect(response.status).toBe(431);
  });

  test("what is no HTTP gives 400", async () => {
    expect(await raw("hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe("clients that go away", () => {
  test("in the middle of their body", async () => {
    run = () => expect.unreachable();
    const socket = connect(gateway.port, "127.0.0.1");
    socket.write("POST /api/run HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\nhalf", () => socket.destroy());
    await once(socket, "close");
    expect((await call("/api/things/1")).status).toBe(200);
  });

  test("while their function runs", async () => {
    const started = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    run = () => {
      started.resolve();
      lateEvent = gone.promise.then(() => ({ late: true }));
      return lateEvent;
    };
    const controller = new AbortController();
    const response = call("/api/run", { method: "POST", signal: controller.signal });
    await started.promise;
    controller.abort();
    await expect(response).rejects.toThrow();
    gone.resolve();
    await lateEvent;
    expect((await call("/api/things/1")).status).toBe(200);
  });
});

describe("the rest of the address", () => {
  test.each([
    ["/", "site"],
    ["/api", "site"],
    ["/device", "site"],
    ["/dev", "dev"],
    ["/dev/sms?x", "dev"],
  ])("%s goes to the %s", async (path, expected) => {
    expect(await (await call(path)).text()).toBe(expected);
  });

  test("a taken port is an error", async () => {
    const silent = async () => undefined;
    await expect(startGateway({ port: gateway.port, api: silent, dev: silent, site: silent })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
