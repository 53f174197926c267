import { originSecretHeader } from "@petcare/contract";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/**
 * The address that a request came from. CloudFront adds whom it heard from to X-Forwarded-For and API Gateway adds
 * CloudFront: the viewer is the last entry but one, and what is before it is the viewer's own word. Where CloudFront is
 * not in between, which the header that only it knows tells (ORIGIN_SECRET), the viewer is whom API Gateway heard from.
 *
 * IPv6 is given out by the /64, so what counts as one address is that: its first four groups.
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
  // IPv4, written as IPv6.
  const last = (tail ?? head).at(-1);
  if (last?.includes(".")) return last;
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0") : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
