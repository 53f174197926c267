import { listUnreached } from "@petcare/contract";
import { readUnreached } from "../shared/notices/owner-events.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

export const handler = endpoint(listUnreached, () => readUnreached(runtime.now() - twoWeeks));
