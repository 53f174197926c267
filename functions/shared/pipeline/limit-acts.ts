import type { Endpoint } from "@petcare/contract";
import { runtime } from "../runtime.ts";
import { tooSoon } from "./app-error.ts";
import type { Exchange } from "./exchange.ts";

/**
 * Counts a walker's or a client's valid acts, and refuses those beyond the limit. The owner's screens send many, and harm
 * nobody else. The count is the process's own: one in the table would be a write beside each act, and a grant to each reader.
 */
export function limitActs({ method }: Endpoint): (exchange: Exchange) => void {
  const counts = new Map<string, number>();
  let begun = 0;
  return ({ internal: { caller } }) => {
    if (method === "GET" || !caller || caller.role === "admin") return;
    const now = runtime.now();
    if (Math.abs(now - begun) >= 60_000) {
      begun = now;
      counts.clear();
    }
    const count = (counts.get(caller.id) ?? 0) + 1;
    counts.set(caller.id, count);
    if (count <= runtime.mostActs) return;
    throw tooSoon("too_many_requests", "Too many requests. Try again in about 1 minute.", 60);
  };
}
