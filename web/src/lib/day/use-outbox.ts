import type { WalkerVisit } from "@petcare/contract";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { ApiError } from "../api/api-error.ts";
import { canStore } from "../session/seal.ts";
import {
  emptyOutbox,
  type OutboxState,
  onOutboxChange,
  outboxState,
  type ReportResult,
  setSentListener,
} from "./outbox-state.ts";
import { isSameSubject, isUnsent, type Report, type Subject, visitsOf } from "./row.ts";

const load = () => import("./outbox.ts");

/** Reads the stored rows and sends them. */
export function wakeOutbox(): void {
  if (!canStore() || document.visibilityState === "hidden") return;
  load()
    .then(({ sendWaiting }) => sendWaiting())
    .catch(() => {
      // The next event wakes it again.
    });
}

/**
 * Reports on a visit: stores the report on this device, then sends it. A report without an answer stays stored and is
 * sent later.
 * @throws ApiError of a refusal, or with status 0 if the report could be neither stored nor sent
 */
export async function sendReport(visit: WalkerVisit, report: Report): Promise<ReportResult> {
  const outbox = await load().catch(() => {
    throw new ApiError(0);
  });
  return outbox.sendReport(visit, report);
}

/** Sends the waiting rows now. @returns the number of visits with something unsent */
export async function sendNow(): Promise<number> {
  await (await load()).sendWaiting();
  return countUnsent();
}

/** Counts the visits with unsent reports, confirmations or photos. A device without storage has none. */
export async function countUnsent(): Promise<number> {
  if (!canStore()) return 0;
  const [{ readRows }, { readReady }] = [await import("./rows.ts"), await import("./photos.ts")];
  return countOf({ rows: await readRows(), photos: await readReady() });
}

const countOf = ({ rows, photos }: Pick<OutboxState, "rows" | "photos">): number =>
  visitsOf([...rows.filter(isUnsent), ...photos]);

/** Sends a refused row again, under its key. */
export const tryAgain = async (row: Subject): Promise<void> => (await load()).tryAgain(row);

/** Removes an unsent report on a visit or an incident. */
export const removeRow = async (row: Subject): Promise<void> => (await load()).removeRow(row);

/**
 * Sends waiting rows in the background: once the schedule is here, when the network or the page comes back, and after a
 * while.
 * @param isReady whether the schedule is here
 * @param listener shows the results; the same function at each drawing
 */
export function useOutbox(
  isReady: boolean,
  listener: Parameters<typeof setSentListener>[0],
): Pick<OutboxState, "rows" | "sending"> {
  useEffect(() => {
    if (!isReady) return;
    setSentListener(listener);
    wakeOutbox();
    window.addEventListener("online", wakeOutbox);
    document.addEventListener("visibilitychange", wakeOutbox);
    return () => {
      window.removeEventListener("online", wakeOutbox);
      document.removeEventListener("visibilitychange", wakeOutbox);
    };
  }, [isReady, listener]);
  const { rows, reporting, sending } = useOutboxState();
  return useMemo(
    () => ({ rows: rows.filter((row) => isUnsent(row) && !(reporting && isSameSubject(row, reporting))), sending }),
    [rows, reporting, sending],
  );
}

const useOutboxState = () => useSyncExternalStore(onOutboxChange, outboxState, () => emptyOutbox);

/** Counts the visits with something unsent among the rows and photos read so far. */
export const useUnsentCount = (): number => countOf(useOutboxState());

/** Counts the unsent photos of a visit whose report the server has. */
export const useUnsentPhotos = (visit: string): number =>
  useOutboxState().photos.filter((photo) => photo.visit === visit).length;
