import { type AnswerOf, type me, mySeal, type WalkerVisit } from "@petcare/contract";
import { call } from "../api/api.ts";
import { currentPerson } from "../session/person.ts";
import { keepSeal, keptMs, readSeal, walkDrafts } from "../session/seal.ts";
import { localStore, namesIn } from "../session/storage.ts";
import { takeCodes } from "./codes.ts";
import { readSealed, sweep, writeSealed } from "./sealed-store.ts";

/** Somebody's own days off. */
export type DaysOff = NonNullable<AnswerOf<typeof me>["days_off"]>;

/** The visits of a walker's days that the phone keeps. */
export interface DayFile {
  visits: WalkerVisit[];
  /** When the server answered so, in epoch milliseconds. */
  fetchedAt: number;
}

/** The key of the walker's own days off beside their day. */
const offKey = (person: string) => `${person}:off`;

/** A walker's words leave the phone sealed after so long: nobody signs in for them any more. */
const wordsKeptMs = 30 * 86_400_000;

/** Codes of two days ago open nothing here any more. Whose day is over earlier reads them no longer. */
const codesKeptMs = 2 * 86_400_000;

/**
 * Keeps the walker's days, in place of what was kept before, and asks for the seal where this device has none yet.
 * Nothing is kept for somebody who has signed out meanwhile.
 */
export async function keepDay({ visits, fetchedAt }: DayFile, daysOff?: DaysOff): Promise<void> {
  const person = currentPerson();
  const seal = readSeal(person) ?? (await call(mySeal)).seal;
  if (person === "" || currentPerson() !== person) return;
  keepSeal({ person, seal, heard: fetchedAt });
  const off = { store: "dayfile", key: offKey(person), value: daysOff, at: fetchedAt } as const;
  await writeSealed(seal, [{ store: "dayfile", key: person, value: visits, at: fetchedAt }, ...(daysOff ? [off] : [])]);
  // Without them the door needs a signal, as it did.
  await takeCodes(visits, fetchedAt).catch(() => {});
  if (isSwept) return;
  isSwept = true;
  await sweep("dayfile", fetchedAt - keptMs);
  await sweep("drafts", fetchedAt - wordsKeptMs);
  await sweep("rows", fetchedAt - wordsKeptMs);
  await sweep("photos", fetchedAt - wordsKeptMs);
  await sweep("codes", fetchedAt - codesKeptMs);
}

/** Once a page: what is too old grows no younger. */
let isSwept = false;

/** The days that were kept for whoever is signed in; undefined where there are none. */
export async function readDay(): Promise<DayFile | undefined> {
  const person = currentPerson();
  const seal = readSeal(person);
  if (!seal) return undefined;
  const kept = (await readSealed(seal, "dayfile", person)).get(person);
  // Another person may have signed in meanwhile.
  return kept && currentPerson() === person ? { visits: kept.value as WalkerVisit[], fetchedAt: kept.at } : undefined;
}

/** The days off that were kept for whoever is signed in. */
export async function readDaysOff(): Promise<DaysOff> {
  const person = currentPerson();
  const seal = readSeal(person);
  const kept = seal && (await readSealed(seal, "dayfile", offKey(person))).get(offKey(person));
  return kept && currentPerson() === person ? (kept.value as DaysOff) : [];
}

let sealing: Promise<void> = Promise.resolve();

/**
 * Keeps a plain draft under the seal as well, or forgets it with the plain one, so that it outlives signing out.
 *
 * @param name '<person>:<visit>', as behind `kc:walk-draft:`
 */
export function sealDraft(name: string): Promise<void> {
  sealing = sealing.then(() => sealNow(name)).catch(() => {});
  return sealing;
}

async function sealNow(name: string): Promise<void> {
  const seal = readSeal(name.split(":")[0] ?? "");
  // Signing out forgets the plain draft with the seal. That must not reach the sealed one.
  if (!seal) return;
  const plain = localStore.getItem(walkDrafts + name);
  await writeSealed(seal, [{ store: "drafts", key: name, value: plain ?? undefined, at: Date.now() }]);
}

/** Once the seal is here: seals the plain drafts of whoever is signed in, and brings back sealed ones. Whether there were any. */
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
