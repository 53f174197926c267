/** As much of the browser's storage as is used. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * A storage of the browser's that never throws. What it does not take, because it is full or forbidden, is kept in memory
 * for as long as the page is: signing in and signing up work all the same.
 */
export function storeOf(browser: () => Storage): Store {
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

/** The browser's localStorage: what all tabs share. */
export const localStore = storeOf(() => localStorage);

/** The browser's sessionStorage: what this tab alone knows. */
export const tabStore = storeOf(() => sessionStorage);
