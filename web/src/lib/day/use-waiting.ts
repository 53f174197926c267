import type { WalkerVisit } from "@petcare/contract";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { ApiError } from "../api/api-error.ts";
import { canKeep } from "../session/seal.ts";
import { isAbout, isUnsent, type Said, type Subject, visitsOf } from "./row.ts";
import { currentWaiting, nothing, onSent, onWaiting, type Told, type Waiting } from "./waiting.ts";

const load = () => import("./outbox.ts");

/** Reads what waits and sends it, at once or when it is its time. Devices that keep nothing have nothing. */
export function wakeOutbox(): void {
  if (!canKeep() || document.visibilityState === "hidden") return;
  // The next waking is soon.
  load()
    .then(({ sendWaiting }) => sendWaiting())
    .catch(() => {});
}

/**
 * Says something of a visit: keeps it on this device first, then sends it. Without an answer it stays kept, and is sent
 * later. Throws the ApiError of a refusal, or with status 0 where it could be neither kept nor sent.
 */
export async function say(visit: WalkerVisit, said: Said): Promise<Told> {
  const outbox = await load().catch(() => {
    throw new ApiError(0);
  });
  return outbox.say(visit, said);
}

/** Sends what waits now. @returns how many are still not sent */
export async function sendNow(): Promise<number> {
  await (await load()).sendWaiting();
  return countUnsent();
}

/** Of how many visits reports, confirmations or photos lie here and are not sent; none on devices that keep nothing. */
export async function countUnsent(): Promise<number> {
  if (!canKeep()) return 0;
  const [{ readRows }, { readReady }] = [await import("./rows.ts"), await import("./photos.ts")];
  return countOf({ rows: await readRows(), photos: await readReady() });
}

/** Counts the visits of which something is not sent. */
const countOf = ({ rows, photos }: Pick<Waiting, "rows" | "photos">): number =>
  visitsOf([...rows.filter(isUnsent), ...photos]);

/** Sends a refused row once more, under its key. */
export const tryAgain = async (row: Subject): Promise<void> => (await load()).tryAgain(row);

/** Removes what was said of a visit or an incident and never sent. */
export const removeRow = async (row: Subject): Promise<void> => (await load()).removeRow(row);

/**
 * Sends by itself what waits: when the day is there, when a network or the page comes back, and after a while.
 * @param isReady whether the day is there
 * @param tell hears what came of it; the same function at each drawing
 */
export function useWaiting(isReady: boolean, tell: Parameters<typeof onSent>[0]): Pick<Waiting, "rows" | "sending"> {
  useEffect(() => {
    if (!isReady) return;
    onSent(tell);
    wakeOutbox();
    window.addEventListener("online", wakeOutbox);
    document.addEventListener("visibilitychange", wakeOutbox);
    return () => {
      window.removeEventListener("online", wakeOutbox);
      document.removeEventListener("visibilitychange", wakeOutbox);
    };
  }, [isReady, tell]);
  const { rows, saying, sending } = useCurrentWaiting();
  return useMemo(
    () => ({ rows: rows.filter((row) => isUnsent(row) && !(saying && isAbout(row, saying))), sending }),
    [rows, saying, sending],
  );
}

const useCurrentWaiting = () => useSyncExternalStore(onWaiting, currentWaiting, () => nothing);

/** How many are not sent, as far as they have been read. */
export const useUnsentCount = (): number => countOf(useCurrentWaiting());

/** How many photos of a visit are still to be sent, after its report. */
export const useUnsentPhotos = (visit: string): number =>
  useCurrentWaiting().photos.filter((photo) => photo.visit === visit).length;
