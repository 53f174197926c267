import { localStore } from "./storage.ts";

interface PushNote {
  /** Whose pushes this browser shows. */
  person: string;
  /** The server's name of this browser. */
  browser: string;
}

const name = "kc:push";

/** Notes whose pushes this browser shows. The browser itself knows of one subscription, and of nobody. */
export const pushNote = {
  read(): PushNote | undefined {
    const kept = localStore.getItem(name);
    return kept ? (JSON.parse(kept) as PushNote) : undefined;
  },
  keep: (note: PushNote) => localStore.setItem(name, JSON.stringify(note)),
  forget: () => localStore.removeItem(name),
};
