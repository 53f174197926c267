import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterEach, expect, test, vi } from "vitest";
import { clientAddress, refuseDetour } from "./exchange.ts";

afterEach(() => vi.unstubAllEnvs());

const event = (headers: Record<string, string>) =>
  ({ headers, requestContext: { http: { sourceIp: "10.0.0.1" } } }) as unknown as APIGatewayProxyEventV2;

test("CloudFront says who asks; without it, whoever opened the connection does", () => {
  expect(clientAddress(event({ "x-viewer-address": "203.0.113.7" }))).toBe("203.0.113.7");
  expect(clientAddress(event({ "x-forwarded-for": "203.0.113.7, 130.176.0.1" }))).toBe("10.0.0.1");
});

test.each([{}, { "x-origin-secret": "a guess" }, { "x-viewer-address": "203.0.113.7" }])(
  "whoever goes past CloudFront is refused, whatever they say: %j",
  (headers) => {
    vi.stubEnv("ORIGIN_SECRET", "known to CloudFront");
    expect(() => refuseDetour(event(headers))).toThrow("You do not have access to this.");
  },
);

test("whoever comes through CloudFront is let in, and on a laptop everybody is", () => {
  expect(() => refuseDetour(event({}))).not.toThrow();
  vi.stubEnv("ORIGIN_SECRET", "known to CloudFront");
  expect(() => refuseDetour(event({ "x-origin-secret": "known to CloudFront" }))).not.toThrow();
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
])("the IPv6 address %s counts as %s", (viewer, counted) => {
  expect(clientAddress(event({ "x-viewer-address": viewer }))).toBe(counted);
});
