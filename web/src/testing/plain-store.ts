import { mySchedule, mySeal } from "@petcare/contract";
import { vi } from "vitest";
import { storeSeal } from "../lib/session/seal.ts";
import { answer } from "./fake-server.ts";
import type { aWalkerVisit } from "./visits.ts";

/** The stored values by store and key, in place of sealed-store.ts: the simulated browser has no database. */
export const kept = {
  values: new Map<string, string>(),
  isBroken: false,
  /** Kills the page before or after it writes a row: the promise is never fulfilled. */
  kills: undefined as "before" | "after" | undefined,
};

/** Begins with an empty phone that has Rosa's seal, and answers her schedule. */
export function startPhone(...visits: ReturnType<typeof aWalkerVisit>[]): void {
  kept.values.clear();
  kept.isBroken = false;
  vi.stubGlobal("indexedDB", {});
  storeSeal({ person: "rosa", seal: "s1", heard: Date.now() });
  answer(mySeal, { seal: "s1" });
  answer(mySchedule, visits);
}

/** Lists the names of the values in a store. */
export const namesOf = (store: string): string[] =>
  [...kept.values.keys()].filter((name) => name.startsWith(`${store}/`));

interface Change {
  store: string;
  key: string;
  value: unknown;
  at: number;
}

export async function writeSealed(_: string, changes: readonly Change[]): Promise<void> {
  if (kept.isBroken) throw new DOMException("", "UnknownError");
  const kills = changes.some(({ store }) => store === "rows") ? kept.kills : undefined;
  if (kills === "before") await never;
  for (const { store, key, value, at } of changes) {
    if (value === undefined) kept.values.delete(`${store}/${key}`);
    else kept.values.set(`${store}/${key}`, JSON.stringify({ value, at }));
  }
  if (kills === "after") await never;
}

const never = new Promise(() => {});

export const keysIn = async (store: string, start: string): Promise<string[]> =>
  [...kept.values.keys()]
    .filter((name) => name.startsWith(`${store}/${start}`))
    .map((name) => name.slice(store.length + 1));

export const readSealed = async (_: string, store: string, start: string) =>
  new Map((await keysIn(store, start)).map((key) => [key, JSON.parse(kept.values.get(`${store}/${key}`) ?? "null")]));

export const sweep = async (): Promise<void> => {};
