import { queryClient } from "./query.ts";

/** Carries the names of endpoints whose answers a write has changed, and nothing that was written. */
const channelName = "kc:written";

let channel: BroadcastChannel | undefined;

/** Tells the browser's other tabs which endpoints to read again. */
export function tellOtherTabs(names: readonly string[]): void {
  channel?.postMessage(names);
}

/**
 * Reads again what another tab of this browser has written, at once where a screen shows it.
 * @returns ends it
 */
export function followOtherTabs(): () => void {
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = ({ data }: MessageEvent<string[]>) => {
    for (const name of data) void queryClient.invalidateQueries({ queryKey: [name] });
  };
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
