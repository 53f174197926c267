import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** An HTTP request with its whole body. */
export interface Call {
  method: string;
  /** Percent-encoded, without the query. */
  path: string;
  /** Percent-encoded, without its question mark. */
  query: string;
  /** Lower-cased names. */
  headers: Record<string, string[]>;
  body: Buffer;
  sourceIp: string;
  /** "HTTP/1.1" */
  protocol: string;
}

/** The fields that API Gateway adds to a request when a route takes it. */
interface Routing {
  /** "PUT /api/things/{id}" */
  routeKey: string;
  /** Decoded. */
  pathParameters: Record<string, string>;
  requestId: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The event that an HTTP API gives its Lambda function, in payload format 2.0.
 * As on AWS, rawPath is decoded and rawQueryString is not, and cookies are not among the headers.
 */
export function eventOf(call: Call, { routeKey, pathParameters, requestId, now }: Routing): APIGatewayProxyEventV2 {
  const { method, protocol, sourceIp } = call;
  const { cookie, ...headers } = call.headers;
  const path = decodeURIComponent(call.path);
  const domainName = headers.host?.[0] ?? "localhost";
  const [port, proto] = [/:(\d+)$/.exec(domainName)?.[1] ?? "80", "http"];
  const isBase64Encoded = call.body.length > 0 && !isText(headers["content-type"]?.[0], call.body);
  return {
    version: "2.0",
    routeKey,
    rawPath: path,
    rawQueryString: call.query,
    ...(cookie && { cookies: cookie.flatMap((line) => line.split(/; */)) }),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(",")])),
      "x-forwarded-for": [...(headers["x-forwarded-for"] ?? []), sourceIp].join(", "),
      "x-forwarded-port": port,
      "x-forwarded-proto": proto,
    },
    ...(call.query && { queryStringParameters: joinedQuery(call.query) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName,
      domainPrefix: domainName.split(".")[0] ?? domainName,
      http: { method, path, protocol, sourceIp, userAgent: headers["user-agent"]?.join(",") ?? "" },
      requestId,
      routeKey,
      stage: "$default",
      time: commonLogTime(now),
      timeEpoch: now,
    },
    ...(call.body.length > 0 && { body: call.body.toString(isBase64Encoded ? "base64" : "utf8") }),
    isBase64Encoded,
  };
}

function joinedQuery(query: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    joined[name] = joined[name] === undefined ? value : `${joined[name]},${value}`;
  }
  return joined;
}

/** HTTP APIs pass on these types as text. Everything else is base64, also forms and a missing type. */
const textTypes = /^(text\/.*|application\/(json|xml|javascript))$/i;
const utf8 = new TextDecoder("utf-8", { fatal: true });

function isText(contentType: string | undefined, body: Buffer): boolean {
  if (!textTypes.test(contentType?.split(";")[0]?.trim() ?? "")) return false;
  try {
    utf8.decode(body);
    return true;
  } catch {
    return false;
  }
}

/** 20/Nov/2026:21:55:53 +0000 */
function commonLogTime(instant: number): string {
  const [, day, month, year, time] = new Date(instant).toUTCString().split(/,? /);
  return `${day}/${month}/${year}:${time} +0000`;
}
