import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A value encrypted with a person's seal. Its key in the store names the person, and a visit where there is one. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
  /** Epoch milliseconds. */
  at: number;
}

interface Stores extends DBSchema {
  dayfile: { key: string; value: Sealed };
  drafts: { key: string; value: Sealed };
  rows: { key: string; value: Sealed };
  photos: { key: string; value: Sealed };
  codes: { key: string; value: Sealed };
}
const storeNames = ["dayfile", "drafts", "rows", "photos", "codes"] as const;
type StoreName = (typeof storeNames)[number];

let opening: Promise<IDBPDatabase<Stores>> | undefined;

function open() {
  opening ??= openDB<Stores>("kc-day", 4, {
    upgrade: (db) => {
      for (const name of storeNames) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

/** The number of attempts where the browser has closed the connection. */
const tries = 3;

/** Uses the database. A browser may close the connection in the background, which fails the next use. */
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

let imported: { seal: string; key: Promise<CryptoKey> } | undefined;

/** Imports a seal once: a draft is encrypted at each letter that is typed. */
function keyOf(seal: string): Promise<CryptoKey> {
  if (imported?.seal !== seal) {
    const key = crypto.subtle.importKey("raw", bytesOf(seal), "AES-GCM", false, ["encrypt", "decrypt"]);
    imported = { seal, key };
  }
  return imported.key;
}

interface Change {
  store: StoreName;
  key: string;
  /** The content; undefined deletes it. */
  value: unknown;
  /** Epoch milliseconds. */
  at: number;
}

/** Encrypts and stores values in one transaction. They are stored once the promise is fulfilled. */
export async function writeSealed(seal: string, changes: readonly Change[]): Promise<void> {
  const encrypted = await Promise.all(
    changes.map(async ({ value, at, ...where }) => ({
      ...where,
      sealed: value !== undefined && (await encrypt(seal, value, at)),
    })),
  );
  await using(async (db) => {
    const stores = encrypted.map(({ store }) => store);
    const write = db.transaction(stores, "readwrite", { durability: "strict" });
    for (const { store, key, sealed } of encrypted) {
      if (sealed) void write.objectStore(store).put(sealed, key);
      else void write.objectStore(store).delete(key);
    }
    await write.done;
  });
}

async function encrypt(seal: string, value: unknown, at: number): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { iv, text: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(seal), bytes), at };
}

const startingWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

/** Lists the keys with a prefix. */
export const keysIn = (store: StoreName, start: string): Promise<string[]> =>
  using((db) => db.getAllKeys(store, startingWith(start)));

/** Reads the values whose keys have a prefix, by key. Values under another seal are left out. */
export async function readSealed(seal: string, store: StoreName, start: string) {
  const range = startingWith(start);
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

/** Deletes every person's values that are older than an instant, in epoch milliseconds. */
export async function sweep(store: StoreName, before: number): Promise<void> {
  await using(async (db) => {
    const write = db.transaction(store, "readwrite");
    for (let cursor = await write.store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (cursor.value.at < before) await cursor.delete();
    }
    await write.done;
  });
}
