import type { Answer } from "@petcare/stand-ins";

/** An answer of API Gateway itself. */
export const gatewayMessage = (status: number, message: string): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ message }),
});
