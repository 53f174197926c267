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
});
