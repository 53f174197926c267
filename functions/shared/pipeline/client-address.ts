import { originSecretHeader, viewerAddressHeader } from "@petcare/contract";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { AppError } from "./app-error.ts";

/**
 * Refuses a request that did not come through CloudFront, which alone knows ORIGIN_SECRET.
 * A laptop has no CloudFront and no secret.
 * @throws AppError forbidden
 */
export function refuseDetour({ headers }: APIGatewayProxyEventV2): void {
  const { ORIGIN_SECRET } = process.env;
  if (ORIGIN_SECRET && headers[originSecretHeader] !== ORIGIN_SECRET) throw new AppError("forbidden");
}

/**
 * The address that a request came from, as CloudFront saw it.
 * An IPv6 address counts by its first four groups, because providers give out networks of /64.
 */
export const clientAddress = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  networkOf(headers[viewerAddressHeader] || requestContext.http.sourceIp);

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
