import { ping } from "@petcare/contract";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(ping, async () => ({ ok: true as const }));
