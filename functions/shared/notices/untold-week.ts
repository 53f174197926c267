import { type LocalDate, untoldDays } from "@petcare/domain";
import type { Messenger } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime, today } from "../runtime.ts";
import { tellsThrough } from "./passes.ts";

/**
 * Computes the next days to publish, both ends included.
 *
 * @throws AppError conflict if messages are off, or the days are too far ahead
 */
export function untoldWeek({ on_since, through }: Messenger): { from: LocalDate; through: LocalDate } {
  if (on_since === undefined) throw new AppError("conflict", "Messages are off.");
  const days = untoldDays(through, today());
  if (!days) throw new AppError("conflict", "The next week is too far ahead.");
  return days;
}

/** Computes the first unpublished day, if the owner is to be asked about it since Sunday; null if not. */
export function askedFrom(settings: Messenger | undefined): LocalDate | null {
  if (settings?.on_since === undefined || settings.sunday !== "ask") return null;
  if (tellsThrough(settings, runtime.now()) <= settings.through) return null;
  return untoldDays(settings.through, today())?.from ?? null;
}
