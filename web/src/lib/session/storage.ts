/** The used part of the browser's Storage. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The browser's storage without exceptions. Values that a full or forbidden storage refuses stay in memory until the page
 * is left, so that signing in still works.
 */
function storeOf(browser: () => Storage): Store {
  const memory = new Map<string, string>();
  const quietly = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(browser());
    } catch {
      return undefined;
    }
  };
  return {
    get length() {
      return quietly((storage) => storage.length) ?? 0;
    },
    key: (index) => quietly((storage) => storage.key(index)) ?? null,
    getItem: (key) => memory.get(key) ?? quietly((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      quietly((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      quietly((storage) => storage.removeItem(key));
    },
  };
}

/** Lists the names in a storage with a prefix. */
export const namesIn = (store: Pick<Store, "key" | "length">, start: string): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((name) => name.startsWith(start));

/** The browser's localStorage, which all tabs share. */
export const localStore = storeOf(() => localStorage);

/** The browser's sessionStorage, which belongs to this tab. */
export const tabStore = storeOf(() => sessionStorage);
