import { localStore, namesIn } from "./storage.ts";

/** The key of what a person's phone keeps, as the server made it (docs/product/visits.md#without-a-signal). */
interface Seal {
  person: string;
  /** 32 bytes in base64url. */
  seal: string;
  /** When the server last answered this person here, in epoch milliseconds. */
  heard: number;
  /** How many walks are said here and not sent, as far as they have been read. */
  unsent?: number;
}

const name = "kc:seal";
/** The prefix of notes that a walker has not sent, in plain text. They lie here only while somebody is signed in. */
export const walkDrafts = "kc:walk-draft:";
/** Without an answer of the server for so long, nothing that this device keeps can be read any more. */
export const keptMs = 14 * 86_400_000;

function stored(): Partial<Seal> {
  try {
    const value: unknown = JSON.parse(localStore.getItem(name) ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The seal of this person, if this device has it. */
export function readSeal(person: string): string | undefined {
  const kept = stored();
  return person !== "" && kept.person === person ? kept.seal : undefined;
}

/** Keeps a person's seal, in place of anybody else's. `heard` is in epoch milliseconds. */
export function keepSeal(seal: Seal): void {
  const { person, unsent = 0 } = stored();
  localStore.setItem(name, JSON.stringify({ ...seal, unsent: person === seal.person ? unsent : 0 }));
}

/** Notes how many walks of this person are not sent, beside the seal: whoever ends the session cannot read the rows. */
export function noteUnsent(person: string, unsent: number): void {
  const seal = stored();
  if (seal.person === person && seal.unsent !== unsent) localStore.setItem(name, JSON.stringify({ ...seal, unsent }));
}

/** 'true', or how many walks wait here, for the page that says that the session is over. */
export const endedWith = (): string => String(stored().unsent || true);

/**
 * Forgets the seal and the plain drafts at once, but for those of one person. Nothing that this device keeps of anybody
 * else can be read from then on.
 */
export function forgetSeal(exceptOf?: string): void {
  if (exceptOf === undefined || stored().person !== exceptOf) localStore.removeItem(name);
  const isKept = (name: string) => exceptOf !== undefined && name.startsWith(`${walkDrafts}${exceptOf}:`);
  for (const draft of namesIn(localStore, walkDrafts)) if (!isKept(draft)) localStore.removeItem(draft);
}

/** Whether this browser can keep something sealed. Private windows and some embedded browsers cannot. */
export const canKeep = (): boolean => "indexedDB" in globalThis && globalThis.crypto?.subtle !== undefined;

/** Whether the server has not answered the seal's person for 14 days. `now` is in epoch milliseconds. */
export function isSealOld(now: number): boolean {
  const { heard } = stored();
  return heard !== undefined && now - heard >= keptMs;
}
