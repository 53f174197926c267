import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A value under a person's seal. What it is about stands in its key: the person, and a visit where there is one. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
  /** Epoch milliseconds. */
  at: number;
}

interface Stores extends DBSchema {
  dayfile: { key: string; value: Sealed };
  drafts: { key: string; value: Sealed };
}
type StoreName = "dayfile" | "drafts";

let opening: Promise<IDBPDatabase<Stores>> | undefined;

function open() {
  opening ??= openDB<Stores>("kc-day", 1, {
    upgrade: (db) => {
      db.createObjectStore("dayfile");
      db.createObjectStore("drafts");
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

/** How often a connection that the browser has closed is opened anew. */
const tries = 3;

/** Uses the database. Browsers close its connection in the background, and say so at the next use. */
async function using<Result>(use: (db: IDBPDatabase<Stores>) => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await use(await open());
    } catch (error) {
      const isClosed = error instanceof DOMException && /InvalidState|Unknown|Abort/.test(error.name);
      if (!isClosed || tried === tries) throw error;
      opening = undefined;
    }
  }
}

const bytesOf = (seal: string) =>
  Uint8Array.from(atob(seal.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const keyOf = (seal: string) => crypto.subtle.importKey("raw", bytesOf(seal), "AES-GCM", false, ["encrypt", "decrypt"]);

/** Keeps a value under a seal. It is kept when the promise is fulfilled. */
export async function putSealed(
  seal: string,
  store: StoreName,
  key: string,
  value: unknown,
  at: number,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(seal), bytes);
  await using((db) => db.put(store, { iv, text, at }, key));
}

/** The values whose keys begin so, by key. What another seal keeps is left out. */
export async function readSealed(seal: string, store: StoreName, start: string) {
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  const [keys, values] = await using(async (db) => {
    const read = db.transaction(store);
    return Promise.all([read.store.getAllKeys(range), read.store.getAll(range)]);
  });
  const key = await keyOf(seal);
  const read = new Map<string, { value: unknown; at: number }>();
  for (const [index, { iv, text, at }] of values.entries()) {
    const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, text).catch(() => undefined);
    if (bytes) read.set(keys[index] ?? "", { value: JSON.parse(new TextDecoder().decode(bytes)), at });
  }
  return read;
}

export const forgetSealed = (store: StoreName, key: string): Promise<void> => using((db) => db.delete(store, key));

/** Removes what is older than an instant, whoever's it is. */
export async function sweep(store: StoreName, before: number): Promise<void> {
  await using(async (db) => {
    const write = db.transaction(store, "readwrite");
    for (let cursor = await write.store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (cursor.value.at < before) await cursor.delete();
    }
    await write.done;
  });
}
