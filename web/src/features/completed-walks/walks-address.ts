import type { AnswerOf, CallOf, listCompletedWalks } from "@petcare/contract";
import { billings, type LocalDate, type ServiceType, serviceTypes } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today } from "../../lib/format/time.ts";
import { isSamePeriod, namedPeriods, type Period, problemOf } from "../../parts/periods/periods.ts";

export type Walk = AnswerOf<typeof listCompletedWalks>[number];
export type WalksQuery = Omit<CallOf<typeof listCompletedWalks>["query"], "limit" | "cursor">;

/** The filters beside the days, by their names in the address. */
export const filterNames = ["walker", "client", "service", "bill", "late"] as const;
export type FilterName = (typeof filterNames)[number];

export interface WalksAddress {
  period: Period;
  /** The chosen value of each filter. */
  chosen: Partial<Record<FilterName, string>>;
  /** All of that, as the server is asked. */
  query: WalksQuery;
}

/**
 * Reads what the address asks for. Without anything it asks for last week's walks. What is no value of a filter asks
 * for nothing.
 */
function walksAddress(params: URLSearchParams, now: LocalDate): WalksAddress {
  const period = periodIn(params, now);
  const { walker, client } = Object.fromEntries(params);
  const service = oneOf(serviceTypes, params.get("service"));
  const bill = oneOf(billings, params.get("bill"));
  const late = params.get("late") === "1";
  return {
    period,
    chosen: {
      ...(walker && { walker }),
      ...(client && { client }),
      ...(service && { service }),
      ...(bill && { bill }),
      ...(late && { late: "1" }),
    },
    query: {
      ...period,
      ...(walker && { walker_id: walker }),
      ...(client && { client_id: client }),
      ...(service && { service: service as ServiceType }),
      ...(bill && { billing: bill }),
      ...(late && { late: "1" }),
    },
  };
}

/** The address of another period, or with other filters. Last week is without dates. */
export function withChange(
  params: URLSearchParams,
  change: Partial<Period & Record<FilterName, string | undefined>>,
  now: LocalDate,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const period = { ...periodIn(params, now), ...change };
  for (const name of filterNames) {
    if (!Object.hasOwn(change, name)) continue;
    if (change[name]) next.set(name, change[name]);
    else next.delete(name);
  }
  for (const name of ["from", "to"] as const) {
    if (isSamePeriod(period, namedPeriods(now)[0])) next.delete(name);
    else next.set(name, period[name]);
  }
  return next;
}

/** The address, and what changes it. A filter is no step that Back undoes; another period is. */
export function useWalksAddress() {
  const now = today();
  const [params, setParams] = useSearchParams();
  const address = walksAddress(params, now);
  const change = (by: Parameters<typeof withChange>[1], replace = true) =>
    setParams((current) => withChange(current, by, now), { replace, preventScrollReset: true });
  return {
    ...address,
    today: now,
    choose: (name: FilterName, value: string | undefined) => change({ [name]: value }),
    show: (period: Partial<Period>) => change(period, false),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
  };
}

export type Address = ReturnType<typeof useWalksAddress>;

function periodIn(params: URLSearchParams, now: LocalDate): Period {
  const { from, to } = namedPeriods(now)[0];
  const [first, last] = [params.get("from"), params.get("to")];
  const isPeriod = isNearDate(first) && isNearDate(last) && !problemOf({ from: first, to: last });
  return isPeriod ? { from: first, to: last } : { from, to };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);
