/** The part of the browser's Storage that is used. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The browser's storage, but one that never throws. What a full or forbidden storage refuses stays in memory
 * until the page goes, so that signing in and signing up still work.
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

/** The names in a storage that begin so. */
export const namesIn = (store: Pick<Store, "key" | "length">, start: string): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((name) => name.startsWith(start));

/** The browser's localStorage, which all tabs share. */
export const localStore = storeOf(() => localStorage);

/** The browser's sessionStorage, which belongs to this tab. */
export const tabStore = storeOf(() => sessionStorage);
