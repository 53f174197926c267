import { localStore, namesIn } from "./storage.ts";

/** The encryption key of a person's stored data, made by the server (docs/product/visits.md#without-a-signal). */
interface Seal {
  person: string;
  /** 32 bytes in base64url. */
  seal: string;
  /** When the server last answered this person here, in epoch milliseconds. */
  heard: number;
  /** The number of visits with something unsent, at the last reading. */
  unsent?: number;
}

const name = "kc:seal";
/** The prefix of a walker's unsent notes in plain text. They are stored here only during a session. */
export const walkDrafts = "kc:walk-draft:";
/** The time without an answer of the server after which stored data can no longer be read. */
export const keptMs = 14 * 86_400_000;

function stored(): Partial<Seal> {
  try {
    const value: unknown = JSON.parse(localStore.getItem(name) ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Reads the seal of this person, if this device has it. */
export function readSeal(person: string): string | undefined {
  const kept = stored();
  return person !== "" && kept.person === person ? kept.seal : undefined;
}

/** Stores a person's seal in place of any other. */
export function storeSeal(seal: Seal): void {
  const { person, unsent = 0 } = stored();
  localStore.setItem(name, JSON.stringify({ ...seal, unsent: person === seal.person ? unsent : 0 }));
}

/** Stores the number of unsent visits beside the seal: the code that ends the session cannot read the rows. */
export function storeUnsentCount(person: string, unsent: number): void {
  const seal = stored();
  if (seal.person === person && seal.unsent !== unsent) localStore.setItem(name, JSON.stringify({ ...seal, unsent }));
}

/** The number of unsent visits as text, or 'true', for the page that says that the session is over. */
export const endedWith = (): string => String(stored().unsent || true);

/** Deletes the seal and the plain drafts, except one person's. Other people's stored data can then not be read. */
export function forgetSeal(exceptOf?: string): void {
  if (exceptOf === undefined || stored().person !== exceptOf) localStore.removeItem(name);
  const isKept = (name: string) => exceptOf !== undefined && name.startsWith(`${walkDrafts}${exceptOf}:`);
  for (const draft of namesIn(localStore, walkDrafts)) if (!isKept(draft)) localStore.removeItem(draft);
}

/** Tells whether this browser can store sealed data. Private windows and some embedded browsers cannot. */
export const canStore = (): boolean => "indexedDB" in globalThis && globalThis.crypto?.subtle !== undefined;

/** Tells whether the server has not answered the seal's person for 14 days. `now` is in epoch milliseconds. */
export function isSealOld(now: number): boolean {
  const { heard } = stored();
  return heard !== undefined && now - heard >= keptMs;
}
