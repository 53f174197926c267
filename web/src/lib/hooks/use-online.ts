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

/** Resolves while the browser believes that it has a network, or once it does again. */
export async function whenOnline(): Promise<void> {
  if (onlineManager.isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      setTimeout(resolve, settledMs);
    });
  });
}
