import type { Store } from "../lib/session/storage.ts";

/** A browser's storage with some content, which lasts as long as the test. */
export function memoryStore(content: Record<string, string> = {}): Store & { content: Map<string, string> } {
  const kept = new Map(Object.entries(content));
  return {
    content: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
