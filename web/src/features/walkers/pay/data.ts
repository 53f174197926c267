import type { AnswerOf, getPayRun, listDuePay, listPayRuns } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../../lib/format/near-date.ts";

export type Due = AnswerOf<typeof listDuePay>[number];
export type DueLine = Due["lines"][number];
export type PayRunRow = AnswerOf<typeof listPayRuns>[number];
export type PayRunDocument = AnswerOf<typeof getPayRun>;

/** The day in the address, ?to=…, up to today. By default last Sunday. */
export function useUpTo(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const requested = params.get("to");
  const sunday = addDays(startOfWeek(today), -1);
  const to = isNearDate(requested) && requested <= today ? requested : sunday;
  const show = (date: LocalDate | "") =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (date === "" || date === sunday) next.delete("to");
        else next.set("to", date > today ? today : date);
        return next;
      },
      { replace: true },
    );
  return { to, show };
}
