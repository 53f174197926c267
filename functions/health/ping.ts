import { ping } from "@petcare/contract";
import { endpoint } from "../shared/endpoint.ts";

export const handler = endpoint(ping, async () => ({ ok: true as const }));
