import { type LocalDate, untoldDays } from "@petcare/domain";
import type { Messenger } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { tellsThrough } from "./passes.ts";

/** The first day that should be told since Sunday, where the owner wants to be asked; null: there is nothing to ask. */
export function askedFrom(settings: Messenger | undefined): LocalDate | null {
  if (settings?.on_since === undefined || settings.sunday !== "ask") return null;
  if (tellsThrough(settings, runtime.now()) <= settings.through) return null;
  return untoldDays(settings.through, today())?.from ?? null;
}
