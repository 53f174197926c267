import { addDays, type LocalDate } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { recentWeeks } from "../../../lib/api/recent-invoices.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { isSamePeriod, maxDays, namedPeriods, problemOf } from "../../../parts/periods/periods.ts";
import { type Choice, chips } from "./chosen-invoices.ts";

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
          const isRecent = isSamePeriod({ from, to }, recentWeeks(today));
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
  const isPeriod = isNearDate(from) && isNearDate(to) && !problemOf({ from, to });
  return {
    show: chips.find((chip) => chip === params.get("show")) ?? "all",
    client: params.get("client") ?? undefined,
    ...(isPeriod ? { from, to } : recentWeeks(today)),
  };
}

/** The periods of the list, the one that it opens on first. */
export const invoicePeriods = (today: LocalDate) => [
  { value: "weeks", label: "Last three weeks", ...recentWeeks(today) },
  ...namedPeriods(today),
  { value: "quarter", label: "Last three months", from: addDays(today, 1 - maxDays), to: today },
];
