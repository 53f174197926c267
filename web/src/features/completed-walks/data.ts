import type { AnswerOf, CallOf, completedWalksTotals, listCompletedWalks } from "@petcare/contract";
import { billings, type LocalDate, serviceTypes } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today } from "../../lib/format/time.ts";
import { briefName } from "../../lib/format/told-apart.ts";
import { isSamePeriod, namedPeriods, type Period, problemOf } from "../../parts/periods/periods.ts";

export type Walk = AnswerOf<typeof listCompletedWalks>[number];
export type Totals = AnswerOf<typeof completedWalksTotals>;
type WalksQuery = Omit<CallOf<typeof listCompletedWalks>["query"], "limit" | "cursor">;

/** The filters: name in the address → field of the query. */
const filters = {
  walker: "walker_id",
  client: "client_id",
  service: "service",
  bill: "billing",
  late: "late",
} as const;
type FilterName = keyof typeof filters;
const filterNames = Object.keys(filters) as FilterName[];

/** The known values of some filters. Any other value in an address is ignored. */
const values: Partial<Record<FilterName, readonly string[]>> = { service: serviceTypes, bill: billings, late: ["1"] };

/** Reads and changes the period and the filters in the address. Back leads to the last period, but undoes no filter. */
export function useWalksAddress() {
  const now = today();
  const [params, setParams] = useSearchParams();
  const period = periodIn(params, now);
  const chosen: Partial<Record<FilterName, string>> = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value && (values[name]?.includes(value) ?? true) ? [[name, value]] : [];
    }),
  );
  const fields = filterNames.flatMap((name) => (chosen[name] ? [[filters[name], chosen[name]]] : []));
  const change = (by: Partial<Period & Record<FilterName, string | undefined>>, replace = true) =>
    setParams((current) => withChange(current, by, now), { replace, preventScrollReset: true });
  return {
    period,
    chosen,
    query: { ...period, ...Object.fromEntries(fields) } as WalksQuery,
    isFiltered: fields.length > 0,
    today: now,
    choose: (name: FilterName, value: string | undefined) => change({ [name]: value }),
    show: (days: Partial<Period>) => change(days, false),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
  };
}

export type Address = ReturnType<typeof useWalksAddress>;

function withChange(params: URLSearchParams, by: Partial<Record<string, string | undefined>>, now: LocalDate) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...periodIn(params, now), ...by })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (!isSamePeriod(periodIn(next, now), namedPeriods(now)[0])) return next;
  next.delete("from");
  next.delete("to");
  return next;
}

function periodIn(params: URLSearchParams, now: LocalDate): Period {
  const [from, to] = [params.get("from"), params.get("to")];
  if (isNearDate(from) && isNearDate(to) && !problemOf({ from, to })) return { from, to };
  const [{ from: monday, to: sunday }] = namedPeriods(now);
  return { from: monday, to: sunday };
}

/** Gives the names of a walk's client and walkers. */
export function useNames() {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  const walkers = new Map(useWalkers().map(({ id, name }) => [id, name]));
  const walkerOf = ({ walker_id }: Walk) =>
    walker_id === null ? "Unassigned" : (walkers.get(walker_id) ?? "Unknown walker");
  return {
    clientOf: ({ client_id }: Walk) => clients.get(client_id) ?? "Deleted client",
    walkerOf,
    /** The walker's first name, and more of it where walkers share it. */
    briefWalkerOf: (walk: Walk) => briefName(walkerOf(walk), walkers.values()),
    nameOf: (id: string) => walkers.get(id) ?? "somebody else",
  };
}

export type Names = ReturnType<typeof useNames>;
