import { walkerHeartbeat } from "@petcare/contract";
import { useEffect } from "react";
import { call } from "../../lib/api/api.ts";
import { useOnline } from "../../lib/hooks/use-online.ts";

/** In milliseconds. */
const beat = 300_000;

/**
 * Says that the walker's dashboard is open: when it loads and every 300 seconds, while it is in view and there is a
 * network. Coming back into view after longer than that says it at once (docs/product/walkers.md#who-is-online).
 */
export function useHeartbeat(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    let last = Number.NEGATIVE_INFINITY;
    const send = () => {
      if (document.visibilityState === "hidden" || Date.now() - last < beat) return;
      last = Date.now();
      // The next one says the same. A session that has ended has been told by then.
      call(walkerHeartbeat).catch(() => {});
    };
    send();
    const timer = setInterval(send, beat);
    document.addEventListener("visibilitychange", send);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", send);
    };
  }, [online]);
}
