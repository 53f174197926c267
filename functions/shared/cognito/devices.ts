import { isKnownDevice, storeDevice } from "@petcare/storage";
import { digest, runtime } from "../runtime.ts";

/** Whether the browser with this key has signed in to an account before. */
export const knowsDevice = (userId: string, deviceKey: string): Promise<boolean> =>
  isKnownDevice(runtime.db, { userId, hash: digest(deviceKey) }, runtime.now());

/** Lets the browser with this key count as one that has signed in. A request without a key changes nothing. */
export async function rememberDevice(userId: string, deviceKey: string | undefined): Promise<void> {
  if (deviceKey === undefined) return;
  await storeDevice(runtime.db, { userId, hash: digest(deviceKey) }, runtime.now());
}
