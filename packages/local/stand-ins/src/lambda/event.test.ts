import { expect, test } from "vitest";
import { type Call, eventOf } from "./event.ts";

const now = Date.UTC(2026, 10, 20, 21, 55, 53, 7);
const get: Call = {
  method: "GET",
  path: "/api/things/1",
  query: "",
  headers: { host: ["localhost:5173"] },
  body: Buffer.alloc(0),
  sourceIp: "127.0.0.1",
  protocol: "HTTP/1.1",
};
const eventOfCall = (call: Partial<Call>) =>
  eventOf(
    { ...get, ...call },
    { routeKey: "PUT /api/things/{id}", pathParameters: { id: "a b" }, requestId: "request-1", now },
  );

test("has the shape of payload format 2.0", () => {
  const event = eventOfCall({
    method: "PUT",
    path: "/api/things/a%20b",
    query: "x=1&x=2&y=%26",
    headers: {
      host: ["localhost:5173"],
      cookie: ["a=1; b=2"],
      "user-agent": ["test"],
      "content-type": ["application/json"],
      "x-many": ["a", "b"],
      "x-forwarded-for": ["10.0.0.1"],
    },
    body: Buffer.from('{"name":"Søren"}'),
  });
  expect(event).toEqual({
    version: "2.0",
    routeKey: "PUT /api/things/{id}",
    rawPath: "/api/things/a b",
    rawQueryString: "x=1&x=2&y=%26",
    queryStringParameters: { x: "1,2", y: "&" },
    pathParameters: { id: "a b" },
    cookies: ["a=1", "b=2"],
    headers: {
      host: "localhost:5173",
      "user-agent": "test",
      "content-type": "application/json",
      "x-many": "a,b",
      "x-forwarded-for": "10.0.0.1, 127.0.0.1",
      "x-forwarded-port": "5173",
      "x-forwarded-proto": "http",
    },
    body: '{"name":"Søren"}',
    isBase64Encoded: false,
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: "localhost:5173",
      domainPrefix: "localhost:5173",
      http: {
        method: "PUT",
        path: "/api/things/a b",
        protocol: "HTTP/1.1",
        sourceIp: "127.0.0.1",
        userAgent: "test",
      },
      requestId: "request-1",
      routeKey: "PUT /api/things/{id}",
      stage: "$default",
      time: "20/Nov/2026:21:55:53 +0000",
      timeEpoch: now,
    },
  });
});

test("leaves out what the request does not have", () => {
  const event = eventOf(get, { routeKey: "GET /api/things", pathParameters: {}, requestId: "request-1", now });
  expect(event.rawQueryString).toBe("");
  for (const absent of ["body", "cookies", "queryStringParameters", "pathParameters"]) {
    expect(event).not.toHaveProperty(absent);
  }
});

test.each([
  ["application/json", "{}", false],
  ["text/csv", "a", false],
  ["application/x-www-form-urlencoded", "a=1", true],
  ["application/json", new Uint8Array([0x22, 0xff, 0x22]), true],
])("a body of %s, %o, is base64: %o", (type, content, base64) => {
  const body = Buffer.from(content);
  const event = eventOfCall({ headers: { "content-type": [type] }, body });
  expect(event.isBase64Encoded).toBe(base64);
  expect(Buffer.from(event.body ?? "", base64 ? "base64" : "utf8")).toEqual(body);
});
