import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Tells whether the browser reports a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Browsers report a network this long before it works, in milliseconds. */
const settledMs = 500;
const settled = () => new Promise((resolve) => setTimeout(resolve, settledMs));

/** Resolves at once while the browser reports a network, otherwise when the server answers again. */
export async function whenOnline(): Promise<void> {
  if (onlineManager.isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });
  do await settled();
  while (!(await reachServer().catch(() => false)));
}

/** Rejects if the server does not answer within 8 seconds. */
export const reachServer = (): Promise<unknown> =>
  fetch("/robots.txt", { cache: "no-store", signal: AbortSignal.timeout(8000) });
