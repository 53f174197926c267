import { readResetRequest, storeResetRequest } from "@petcare/storage";
import { limitOf } from "../shared/limits/limits.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { digest, runtime } from "../shared/runtime.ts";

/** Identifies a client that asks for a code or tries one: a browser, or else a network address. */
interface Asker {
  deviceKey: string | undefined;
  sourceIp: string;
}

const askerOf = ({ deviceKey, sourceIp }: Asker) => digest(deviceKey ?? sourceIp);

/** Notes that a code was asked for, so that it can be tried. */
export function noteResetRequest(email: string, asker: Asker): Promise<void> {
  const expires_at = Math.floor(runtime.now() / 1000) + limitOf("reset/code").seconds;
  const request = { email: digest(email), id: runtime.newId(), asker: askerOf(asker), expires_at };
  return storeResetRequest(runtime.db, request);
}

/**
 * Spends one guess at the latest code for an address. False, with nothing counted, if nobody has asked for one.
 * Whoever did not ask for it has fewer guesses, so that others cannot use all of them up.
 * @throws AppError too_many_requests
 */
export async function spendResetGuess(email: string, asker: Asker): Promise<boolean> {
  const request = await readResetRequest(runtime.db, digest(email), runtime.now());
  if (!request) return false;
  if (request.asker !== askerOf(asker)) await throttle("reset/code-from-elsewhere", request.id);
  await throttle("reset/code", request.id);
  return true;
}
