import { addDays, addMonths, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../../lib/format/near-date.ts";

const units = ["week", "month"] as const;
type Unit = (typeof units)[number];

export interface MakePeriod {
  unit: Unit;
  /** Both days included. */
  from: LocalDate;
  to: LocalDate;
}

/** The week from Monday to Sunday, or the month, that a day is in. */
export function periodOf(unit: Unit, day: LocalDate): MakePeriod {
  if (unit === "week") {
    const from = startOfWeek(day);
    return { unit, from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01` as LocalDate;
  return { unit, from, to: addDays(addMonths(from, 1), -1) };
}

/** The last one that is over. */
export const lastPeriod = (unit: Unit, today: LocalDate): MakePeriod =>
  periodOf(unit, addDays(periodOf(unit, today).from, -1));

/** For which days, and for whom, invoices are made: ?by=month&from=2026-11-01&client=… in the address. */
export function useMakePeriod(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const unit = units.find((one) => one === params.get("by")) ?? "week";
  const from = params.get("from");
  const period = isNearDate(from) ? periodOf(unit, from) : lastPeriod(unit, today);
  const set = (changes: Record<string, string | undefined>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const running = periodOf(unit, today);
  const there = new URLSearchParams(params);
  there.set("from", running.from);
  return {
    period,
    /** Whether somebody has chosen the period. */
    isChosen: isNearDate(from),
    running: { ...running, address: `?${there}` },
    client: params.get("client") ?? undefined,
    step: (by: -1 | 1) => set({ from: periodOf(unit, addDays(by < 0 ? period.from : period.to, by)).from }),
    chooseUnit: (chosen: string | undefined) => set({ by: chosen === "month" ? chosen : undefined, from: undefined }),
    chooseClient: (client: string | undefined) => set({ client }),
  };
}
