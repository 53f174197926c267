import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";

/** The week in the address, ?week=<its Monday>, or this one. Stepping replaces it. */
export function useWeek() {
  const date = today(useNow());
  const [params, setParams] = useSearchParams();
  const requested = params.get("week");
  const first = startOfWeek(isNearDate(requested) ? requested : date);
  const week = { first, last: addDays(first, 6), end: addDays(first, 7) };
  const step = (by: number) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        const monday: LocalDate = addDays(first, by * 7);
        if (monday === startOfWeek(date)) next.delete("week");
        else next.set("week", monday);
        return next;
      },
      { replace: true },
    );
  return { week, step, today: date };
}
