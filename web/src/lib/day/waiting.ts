import { useEffect, useMemo, useSyncExternalStore } from "react";
import { ApiError } from "../api/api-error.ts";
import { currentPerson } from "../session/person.ts";
import { canKeep, readSeal } from "../session/seal.ts";
import { type DayVisit, isUnsent, type Row, type Said } from "./row.ts";

/** What is kept of somebody and not sent, and how far its sending has come. */
export interface Waiting {
  person: string;
  rows: readonly Row[];
  /** Which of how many is being sent, from 1. */
  sending?: { nth: number; of: number } | undefined;
  /** The visit of which something is being said. Whoever says it sees how that ends. */
  saying?: string | undefined;
}

const nothing: Waiting = { person: "", rows: [] };
let waiting = nothing;
const listeners = new Set<() => void>();

/** Shows what waits from now on. */
export function showWaiting(changed: Waiting): void {
  waiting = changed;
  for (const listener of listeners) listener();
}

export const currentWaiting = (): Waiting => (waiting.person === currentPerson() ? waiting : nothing);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this device keeps what is said of a visit, and sends it by itself. */
export const keepsHere = (): boolean => canKeep() && readSeal(currentPerson()) !== undefined;

const load = () => import("./outbox.ts");

/** Reads what waits and sends it, at once or when it is its time. Devices that keep nothing have nothing. */
export function wakeOutbox(): void {
  if (!canKeep() || document.visibilityState === "hidden") return;
  // The next waking is soon.
  load()
    .then(({ sendWaiting }) => sendWaiting())
    .catch(() => {});
}

/** How something that was said ended: the server heard it and answered this sentence, or this device keeps and sends it. */
export type Told = { outcome: "heard"; sentence: string } | { outcome: "kept" };

/**
 * Says something of a visit: keeps it on this device first, then sends it. Without an answer it stays kept, and is sent
 * later. Throws the ApiError of a refusal, or with status 0 where it could be neither kept nor sent.
 */
export async function say(visit: DayVisit, said: Said): Promise<Told> {
  const outbox = await load().catch(() => {
    throw new ApiError(0);
  });
  return outbox.say(visit, said);
}

/** The end of something that was sent by itself, where that is more than 'Sent'. */
interface SentLater {
  /** The pets. */
  name: string;
  sentence: string;
  isHeard: boolean;
}

let tell = (_sent: SentLater) => {};

export const tellSent = (sent: SentLater): void => tell(sent);

/** Sends a refused row once more, under its key. */
export const tryAgain = async (visit: string): Promise<void> => (await load()).tryAgain(visit);

/** Removes what was said of a visit and never sent. */
export const removeRow = async (visit: string): Promise<void> => (await load()).removeRow(visit);

/**
 * What waits, sent by itself: when the day is there, when a network or the page comes back, and after a while.
 * @param isReady whether the day is there
 * @param onSent hears what came of it; the same function at each drawing
 */
export function useWaiting(isReady: boolean, onSent: typeof tell): Pick<Waiting, "rows" | "sending"> {
  useEffect(() => {
    if (!isReady) return;
    tell = onSent;
    wakeOutbox();
    window.addEventListener("online", wakeOutbox);
    document.addEventListener("visibilitychange", wakeOutbox);
    return () => {
      window.removeEventListener("online", wakeOutbox);
      document.removeEventListener("visibilitychange", wakeOutbox);
    };
  }, [isReady, onSent]);
  const { rows, saying, sending } = useSyncExternalStore(subscribe, currentWaiting, () => nothing);
  return useMemo(
    () => ({ rows: rows.filter((row) => isUnsent(row) && row.visit !== saying), sending }),
    [rows, saying, sending],
  );
}
