import { getJournal } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useReadAll } from "../../lib/api/use-read-all.ts";
import type { Query } from "../../ui/feedback/states.tsx";
import { type Journal, joined } from "./journal.ts";

const quarters = [
  ["01-01", "03-31"],
  ["04-01", "06-30"],
  ["07-01", "09-30"],
  ["10-01", "12-31"],
] as const;

/** The journal of a year. It is read by quarters: a year of a large business is more than one answer holds. */
export function useJournal(year: number): Query<Journal> {
  const { data, ...state } = useReadAll(
    getJournal,
    quarters.map(([first, last]) => [{ query: { from: dayIn(year, first), to: dayIn(year, last) } }]),
  );
  return { ...state, data: data && joined(data) };
}

const dayIn = (year: number, monthDay: string) => `${year}-${monthDay}` as LocalDate;
