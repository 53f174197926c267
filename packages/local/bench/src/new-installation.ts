import { forgetOnce } from "@petcare/functions/shared/once.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { startTestInstallation, type TestInstallation } from "@petcare/installation";

/**
 * Starts an empty installation beside the earlier ones, for handlers that have kept clients of those.
 * @param now the handlers' clock, in epoch milliseconds
 */
export async function newInstallation(now: number): Promise<TestInstallation> {
  const installation = await startTestInstallation();
  forgetOnce();
  runtime.now = () => now;
  runtime.mostActs = Number.POSITIVE_INFINITY;
  return installation;
}
