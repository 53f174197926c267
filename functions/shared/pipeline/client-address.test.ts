import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterEach, expect, test, vi } from "vitest";
import { clientAddress } from "./client-address.ts";

afterEach(() => vi.unstubAllEnvs());

const address = (forwarded: string | undefined, { sourceIp = "10.0.0.1", ...headers }: Record<string, string> = {}) =>
  clientAddress({
    headers: { ...headers, "x-forwarded-for": forwarded },
    requestContext: { http: { sourceIp } },
  } as unknown as APIGatewayProxyEventV2);

test.each([
  ["203.0.113.7, 130.176.0.1", "203.0.113.7"],
  ["203.0.113.7,130.176.0.1", "203.0.113.7"],
  ["1.1.1.1, 8.8.8.8, 203.0.113.7, 130.176.0.1", "203.0.113.7"],
])("behind CloudFront, '%s' is %s, whatever the viewer says before it", (forwarded, viewer) => {
  expect(address(forwarded)).toBe(viewer);
});

test.each(["203.0.113.7", undefined, "", ", 130.176.0.1"])(
  "without it, %j is whom API Gateway heard from",
  (forwarded) => {
    expect(address(forwarded)).toBe("10.0.0.1");
  },
);

test("whoever goes past CloudFront is whom API Gateway heard from, whatever they say", () => {
  vi.stubEnv("ORIGIN_SECRET", "known to CloudFront");
  const forwarded = "203.0.113.7, 130.176.0.1";
  expect(address(forwarded)).toBe("10.0.0.1");
  expect(address(forwarded, { "x-origin-secret": "a guess" })).toBe("10.0.0.1");
  expect(address(forwarded, { "x-origin-secret": "known to CloudFront" })).toBe("203.0.113.7");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
])("the IPv6 address %s counts as %s", (viewer, counted) => {
  expect(address(`${viewer}, 130.176.0.1`)).toBe(counted);
});
