import { listSchedules } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useEffect } from "react";
import { prefetch } from "../../lib/api/query.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { rangeOf, stepFrom, type View } from "./calendar-address.ts";

/** A slow phone has drawn the period itself by then, which comes first. */
const besideMs = 2000;

/** The visits around what a view shows. The periods beside it follow, so that a step to them waits for nothing. */
export function useCalendarVisits(view: View, date: LocalDate) {
  const { start, end } = rangeOf(view, date);
  const query = useRead(listSchedules, { query: { start, end }, everyMs: 60_000 });
  const ready = query.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another date of the same period has the same neighbours.
  useEffect(() => {
    if (!ready) return;
    const unit = view === "month" ? "month" : "week";
    const timer = setTimeout(() => {
      for (const step of [-1, 1]) prefetch(listSchedules, { query: rangeOf(view, stepFrom(date, unit, step)) });
    }, besideMs);
    return () => clearTimeout(timer);
  }, [start, end, ready]);
  return query;
}
