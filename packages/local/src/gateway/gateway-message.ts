import type { Answer } from "@petcare/stand-ins";

/** What API Gateway itself answers with. */
export const gatewayMessage = (status: number, message: string): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ message }),
});
