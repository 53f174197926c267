import { type AnswerOf, listMatters } from "@petcare/contract";
import { QueryObserver } from "@tanstack/react-query";
import { queryClient, read } from "./query.ts";

const everyMs = 60_000;

/** Tells how many reports of each visit wait, now and each time that they are read. @returns ends it */
export function watchReports(tell: (reports: ReadonlyMap<string, number>) => void): () => void {
  const observer = new QueryObserver(queryClient, { ...read(listMatters), refetchInterval: everyMs });
  const tellAnswer = () => {
    const { data } = observer.getCurrentResult();
    if (data) tell(countsOf(data));
  };
  tellAnswer();
  return observer.subscribe(tellAnswer);
}

function countsOf({ matters }: AnswerOf<typeof listMatters>): ReadonlyMap<string, number> {
  const reports = new Map<string, number>();
  for (const { visit } of matters) reports.set(visit._id, (reports.get(visit._id) ?? 0) + 1);
  return reports;
}
