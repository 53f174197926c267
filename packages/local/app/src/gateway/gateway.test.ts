import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { startGateway } from "./gateway.ts";
import { useTestGateway } from "./testing/test-gateway.ts";

const gateway = useTestGateway();
const { call } = gateway;

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
    expect([response.status, await response.text()]).toEqual([404, '{"message":"Not Found","code":"not_found"}']);
  });

  test("HEAD of what has no route: 404 without a body", async () => {
    const response = await call("/api/nothing", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([404, ""]);
  });

  test("malformed percent-encoding gives 400", async () => {
    const response = await call("/api/things/%E0%A4%A");
    expect([response.status, await response.text()]).toEqual([400, '{"message":"Bad Request","code":"invalid_input"}']);
  });

  test.each(["PUT", "POST"])("an 11 MB %s gives 413 to whoever reads it", async (method) => {
    gateway.run = () => "the function was called";
    const path = method === "PUT" ? "/api/things/1" : "/api/run";
    const response = await call(path, { method, body: new Uint8Array(11 * 2 ** 20) });
    expect([response.status, await response.text()]).toEqual([
      413,
      '{"message":"Request Too Long","code":"invalid_input"}',
    ]);
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

  test.each([
    ["text/plain", 5_000_000, 200],
    ["text/plain", 6_300_000, 413],
    // In base64 it is a third longer.
    ["image/jpeg", 5_000_000, 413],
  ])("a body of type %s and %d bytes, as Lambda takes it, gives %d", async (type, length, status) => {
    gateway.run = () => ({ statusCode: 200 });
    const body = "a".repeat(length);
    const response = await call("/api/run", { method: "POST", headers: { "content-type": type }, body });
    expect(response.status).toBe(status);
  });

  test("headers of more than 10 KB give 431", async () => {
    const response = await call("/api/things/1", { headers: { "x-long": "a".repeat(11_000) } });
    expect(response.status).toBe(431);
  });

  test("what is no HTTP gives 400", async () => {
    expect(await gateway.raw("hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe("clients that go away", () => {
  test("in the middle of their body", async () => {
    gateway.run = () => expect.unreachable();
    const socket = connect(gateway.port(), "127.0.0.1");
    socket.write("POST /api/run HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\nhalf", () => socket.destroy());
    await once(socket, "close");
    expect((await call("/api/things/1")).status).toBe(200);
  });

  test("while their function runs", async () => {
    const started = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    let answered: Promise<unknown> = Promise.resolve();
    gateway.run = () => {
      started.resolve();
      answered = gone.promise.then(() => ({ late: true }));
      return answered;
    };
    const controller = new AbortController();
    const response = call("/api/run", { method: "POST", signal: controller.signal });
    await started.promise;
    controller.abort();
    await expect(response).rejects.toThrow();
    gone.resolve();
    await answered;
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
    await expect(startGateway({ port: gateway.port(), api: silent, dev: silent, site: silent })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
