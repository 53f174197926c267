import { forgetOnce } from "@petcare/functions/shared/once.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { startWorld, type World } from "@petcare/installation";

/**
 * Starts an empty installation beside the earlier ones, for handlers that have kept clients of those.
 * @param now the handlers' clock, in epoch milliseconds
 */
export async function newWorld(now: number): Promise<World> {
  const world = await startWorld();
  forgetOnce();
  runtime.now = () => now;
  return world;
}
