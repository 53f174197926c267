import { getJournal } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useQueries } from "@tanstack/react-query";
import { read } from "../../lib/api/query.ts";
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
  return useQueries({
    queries: quarters.map(([first, last]) =>
      read(getJournal, { query: { from: dayIn(year, first), to: dayIn(year, last) } }),
    ),
    combine: (results) => {
      const parts = results.flatMap(({ data }) => data ?? []);
      const [first, ...others] = parts;
      return {
        data: first && parts.length === quarters.length ? joined([first, ...others]) : undefined,
        isError: results.some(({ isError }) => isError),
        error: results.find(({ error }) => error)?.error ?? null,
        fetchStatus: results.find(({ fetchStatus }) => fetchStatus !== "idle")?.fetchStatus ?? "idle",
        refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
      };
    },
  });
}

const dayIn = (year: number, monthDay: string) => `${year}-${monthDay}` as LocalDate;
