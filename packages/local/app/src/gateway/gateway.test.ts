import { describe, expect, test } from "vitest";
import { useTestGateway } from "./testing/test-gateway.ts";

const gateway = useTestGateway();
const { call } = gateway;

describe("what no function sees", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["DELETE", "/api/things/1"],
    ["GET", "/api/things/1/"],
  ])("%s %s has no route: 404", async (method, path) => {
    const response = await call(path, { method });
    expect([response.status, await response.text()]).toEqual([404, '{"message":"Not Found","code":"not_found"}']);
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
});

test.each([
  ["/", "site"],
  ["/api", "site"],
  ["/device", "site"],
  ["/dev", "dev"],
  ["/dev/sms?x", "dev"],
])("%s goes to the %s", async (path, expected) => {
  expect(await (await call(path)).text()).toBe(expected);
});
