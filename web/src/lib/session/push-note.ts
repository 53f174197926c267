import { localStore } from "./storage.ts";

interface PushNote {
  /** The person whose pushes this browser shows. */
  person: string;
  /** The server's name of this browser. */
  browser: string;
}

const name = "kc:push";

/** Stores whose pushes this browser shows. The browser's own subscription names no person. */
export const pushNote = {
  read(): PushNote | undefined {
    const kept = localStore.getItem(name);
    return kept ? (JSON.parse(kept) as PushNote) : undefined;
  },
  keep: (note: PushNote) => localStore.setItem(name, JSON.stringify(note)),
  forget: () => localStore.removeItem(name),
};

/** Ends all pushes to this browser. Each area's worker has its own subscription. */
export async function endPushesHere(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of registrations) await (await pushManager?.getSubscription())?.unsubscribe();
  pushNote.forget();
}
