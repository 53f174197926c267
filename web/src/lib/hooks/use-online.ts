import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether the browser believes that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Browsers say that there is a network a moment before there is one. In milliseconds. */
const settledMs = 500;
const settled = () => new Promise((resolve) => setTimeout(resolve, settledMs));

/** Resolves while the browser believes that it has a network, or once it does again and the server answers. */
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

/** Rejects where the server does not answer, or not within 8 seconds. */
export const reachServer = (): Promise<unknown> =>
  fetch("/robots.txt", { cache: "no-store", signal: AbortSignal.timeout(8000) });
