import { type AnswerOf, type me, mySeal, type WalkerVisit } from "@petcare/contract";
import { call } from "../api/api.ts";
import { currentPerson } from "../session/person.ts";
import { keptMs, readSeal, storeSeal, walkDrafts } from "../session/seal.ts";
import { localStore, namesIn } from "../session/storage.ts";
import { takeCodes } from "./codes.ts";
import { readSealed, sweep, writeSealed } from "./sealed-store.ts";

/** The walker's own days off. */
export type DaysOff = NonNullable<AnswerOf<typeof me>["days_off"]>;

/** The walker's schedule as the phone stores it. */
export interface DayFile {
  visits: WalkerVisit[];
  /** When the server answered, in epoch milliseconds. */
  fetchedAt: number;
}

/** The key of the walker's days off. */
const offKey = (person: string) => `${person}:off`;

/** The age at which drafts, rows and photos are deleted, in milliseconds: the walker has not signed in here since. */
const wordsKeptMs = 30 * 86_400_000;

/** The age at which codes are deleted, in milliseconds. They cannot be read after their day. */
const codesKeptMs = 2 * 86_400_000;

/**
 * Stores the walker's schedule in place of the last one, and reads the seal where this device has none yet. Stores
 * nothing for a person who has signed out meanwhile.
 */
export async function storeDay({ visits, fetchedAt }: DayFile, daysOff?: DaysOff): Promise<void> {
  const person = currentPerson();
  const seal = readSeal(person) ?? (await call(mySeal)).seal;
  if (person === "" || currentPerson() !== person) return;
  storeSeal({ person, seal, heard: fetchedAt });
  const off = { store: "dayfile", key: offKey(person), value: daysOff, at: fetchedAt } as const;
  await writeSealed(seal, [{ store: "dayfile", key: person, value: visits, at: fetchedAt }, ...(daysOff ? [off] : [])]);
  await takeCodes(visits, fetchedAt).catch(() => {
    // Without stored codes, the walker needs a signal at the door.
  });
  if (isSwept) return;
  isSwept = true;
  for (const store of ["drafts", "rows", "photos"] as const) await sweep(store, fetchedAt - wordsKeptMs);
  await sweep("dayfile", fetchedAt - keptMs);
  await sweep("codes", fetchedAt - codesKeptMs);
}

/** Whether this page has deleted what is too old. Once is enough. */
let isSwept = false;

/** Reads the signed-in walker's stored schedule; undefined without one. */
export async function readDay(): Promise<DayFile | undefined> {
  const person = currentPerson();
  const seal = readSeal(person);
  if (!seal) return undefined;
  const kept = (await readSealed(seal, "dayfile", person)).get(person);
  // Another person may have signed in meanwhile.
  return kept && currentPerson() === person ? { visits: kept.value as WalkerVisit[], fetchedAt: kept.at } : undefined;
}

/** Reads the signed-in walker's stored days off. */
export async function readDaysOff(): Promise<DaysOff> {
  const person = currentPerson();
  const seal = readSeal(person);
  const kept = seal && (await readSealed(seal, "dayfile", offKey(person))).get(offKey(person));
  return kept && currentPerson() === person ? (kept.value as DaysOff) : [];
}

let sealing: Promise<void> = Promise.resolve();

/**
 * Copies a plain draft into the sealed store, where it outlives signing out. Without a plain one, the copy is deleted.
 *
 * @param name '<person>:<visit>', as behind `kc:walk-draft:`
 */
export function sealDraft(name: string): Promise<void> {
  sealing = sealing.then(() => sealNow(name)).catch(() => {});
  return sealing;
}

async function sealNow(name: string): Promise<void> {
  const seal = readSeal(name.split(":")[0] ?? "");
  // Signing out deletes the plain draft and the seal. The sealed copy must stay.
  if (!seal) return;
  const plain = localStore.getItem(walkDrafts + name);
  await writeSealed(seal, [{ store: "drafts", key: name, value: plain ?? undefined, at: Date.now() }]);
}

/** Seals the signed-in walker's plain drafts, and restores sealed ones. @returns whether any was restored */
export async function restoreDrafts(): Promise<boolean> {
  const person = currentPerson();
  const seal = readSeal(person);
  if (!seal) return false;
  for (const draft of namesIn(localStore, walkDrafts)) await sealDraft(draft.slice(walkDrafts.length));
  const kept = await readSealed(seal, "drafts", `${person}:`);
  if (currentPerson() !== person) return false;
  const lost = [...kept].filter(([name]) => localStore.getItem(walkDrafts + name) === null);
  for (const [name, { value }] of lost) localStore.setItem(walkDrafts + name, String(value));
  return lost.length > 0;
}
