import { daysBetween, type LocalDate } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { recentWeeks } from "../../../lib/api/recent-invoices.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { type Choice, chips } from "./chosen-invoices.ts";
import { maxDays } from "./periods.ts";

/** Holds in the address what the list shows: ?show=open&client=…&from=…&to=…. Defaults are not in it. */
export function useChoice(today: LocalDate): { choice: Choice; choose: (part: Partial<Choice>) => void } {
  const [params, setParams] = useSearchParams();
  const choice = choiceIn(params, today);
  return {
    choice,
    choose: (part) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          const { show, client, from, to } = { ...choiceIn(current, today), ...part };
          const recent = recentWeeks(today);
          const isRecent = from === recent.from && to === recent.to;
          const set = (name: string, value: string | undefined) =>
            value === undefined ? next.delete(name) : next.set(name, value);
          set("show", show === "all" ? undefined : show);
          set("client", client);
          set("from", isRecent ? undefined : from);
          set("to", isRecent ? undefined : to);
          return next;
        },
        { replace: true },
      ),
  };
}

function choiceIn(params: URLSearchParams, today: LocalDate): Choice {
  const [from, to] = [params.get("from"), params.get("to")];
  const isPeriod = isNearDate(from) && isNearDate(to) && from <= to && daysBetween(from, to) < maxDays;
  return {
    show: chips.find((chip) => chip === params.get("show")) ?? "all",
    client: params.get("client") ?? undefined,
    ...(isPeriod ? { from, to } : recentWeeks(today)),
  };
}
