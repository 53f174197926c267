import { isLocalDate, type LocalDate } from "@petcare/domain";
import { today } from "./time.ts";

interface DaysOff {
  /** The walker's id. */
  id: string;
  /** Local days, both included. Undefined if the dialog asks for them. */
  days?: { from: LocalDate; through: LocalDate };
}

/** Writes a walker's days off for the address: '2026-11-24.2026-11-26.<walker>'. */
export const daysOffText = (id: string, { from, to }: { from: LocalDate; to: LocalDate }): string =>
  `${from}.${to}.${id}`;

/** Reads what `daysOffText` wrote, from today on. Any other text is a walker's id. */
export function daysOffIn(text: string): DaysOff {
  const [, from, through, id] = /^([\d-]{10})\.([\d-]{10})\.(.+)$/.exec(text) ?? [];
  if (!id || !isLocalDate(from) || !isLocalDate(through)) return { id: text };
  return { id, days: { from: from > today() ? from : today(), through } };
}
