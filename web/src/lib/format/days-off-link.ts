import { isLocalDate, type LocalDate } from "@petcare/domain";
import { today } from "./time.ts";

interface Asked {
  /** The walker's. */
  id: string;
  /** Local days, both included. Absent: they are chosen in the dialog. */
  days?: { from: LocalDate; through: LocalDate };
}

/** Names in the address whose visits of which days go to others: '2026-11-24.2026-11-26.<walker>'. */
export const daysOffText = (id: string, { from, to }: { from: LocalDate; to: LocalDate }): string =>
  `${from}.${to}.${id}`;

/** Reads what `daysOffText` has written, from today on; any other text is a walker's id. */
export function daysOffIn(text: string): Asked {
  const [, from, through, id] = /^([\d-]{10})\.([\d-]{10})\.(.+)$/.exec(text) ?? [];
  if (!id || !isLocalDate(from) || !isLocalDate(through)) return { id: text };
  return { id, days: { from: from > today() ? from : today(), through } };
}
