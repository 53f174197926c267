import { type LocalDate, untoldDays } from "@petcare/domain";
import type { Messenger } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime, today } from "../runtime.ts";
import { tellsThrough } from "./passes.ts";

/**
 * The next days that are told, both ends included.
 *
 * @throws AppError conflict while notices are off, and where those days are too far ahead
 */
export function untoldWeek({ on_since, through }: Messenger): { from: LocalDate; through: LocalDate } {
  if (on_since === undefined) throw new AppError("conflict", "Messages are off.");
  const days = untoldDays(through, today());
  if (!days) throw new AppError("conflict", "The next week is too far ahead.");
  return days;
}

/** The first day that should be told since Sunday, where the owner wants to be asked; null: there is nothing to ask. */
export function askedFrom(settings: Messenger | undefined): LocalDate | null {
  if (settings?.on_since === undefined || settings.sunday !== "ask") return null;
  if (tellsThrough(settings, runtime.now()) <= settings.through) return null;
  return untoldDays(settings.through, today())?.from ?? null;
}
