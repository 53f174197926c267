import { localStore } from "./storage.ts";

interface PushNote {
  /** The one whose pushes this browser shows. */
  person: string;
  /** The server's name of this browser. */
  browser: string;
}

const name = "kc:push";

/** Notes whose pushes this browser shows. The browser itself knows of subscriptions, and of nobody. */
export const pushNote = {
  read(): PushNote | undefined {
    const kept = localStore.getItem(name);
    return kept ? (JSON.parse(kept) as PushNote) : undefined;
  },
  keep: (note: PushNote) => localStore.setItem(name, JSON.stringify(note)),
  forget: () => localStore.removeItem(name),
};

/** Ends what this browser shows, whoever's it is. Each area's worker has a subscription of its own. */
export async function endPushesHere(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of registrations) await (await pushManager?.getSubscription())?.unsubscribe();
  pushNote.forget();
}
