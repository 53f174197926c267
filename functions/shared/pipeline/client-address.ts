import { originSecretHeader } from "@petcare/contract";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/**
 * The address that a request came from.
 *
 * CloudFront appends the viewer's address to X-Forwarded-For, and API Gateway appends CloudFront's.
 * So the viewer is the last entry but one. The viewer can forge all entries before it.
 * Only CloudFront knows ORIGIN_SECRET. A request without it came straight to API Gateway, which knows its sender.
 *
 * An IPv6 address counts by its first four groups, because providers give out networks of /64.
 */
export function clientAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const { ORIGIN_SECRET } = process.env;
  const isFromCloudFront = !ORIGIN_SECRET || headers[originSecretHeader] === ORIGIN_SECRET;
  const forwarded = (isFromCloudFront && headers["x-forwarded-for"]?.split(",")) || [];
  return networkOf(forwarded.at(-2)?.trim() || requestContext.http.sourceIp);
}

function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = [], tail] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  // An IPv4 address in the notation of IPv6.
  const last = (tail ?? head).at(-1);
  if (last?.includes(".")) return last;
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0") : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
