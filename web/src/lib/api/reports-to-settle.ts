import { listMatters } from "@petcare/contract";
import { useMemo } from "react";
import { useLater } from "./use-read.ts";

/** How many reports of each visit wait to be settled, by its id. It is asked once the screen stands. */
export function useReportsToSettle(): ReadonlyMap<string, number> {
  const { data } = useLater(listMatters, 60_000);
  return useMemo(() => {
    const reports = new Map<string, number>();
    for (const { visit } of data?.matters ?? []) reports.set(visit._id, (reports.get(visit._id) ?? 0) + 1);
    return reports;
  }, [data]);
}
