import { type AnswerOf, listReviews, walkersOverview } from "@petcare/contract";
import { QueryObserver, type queryOptions } from "@tanstack/react-query";
import { queryClient, read } from "./query.ts";

const everyMs = 60_000;

/** The outlook of one of today's open visits. */
export interface Outlook {
  /** Since when its walker is there, in ISO. */
  since?: string;
  /** How many minutes after its time frame it will end. */
  late?: number;
}

type Tell<Mark> = (marks: ReadonlyMap<string, Mark>) => void;

/** Tells how many reports of each visit wait, now and each time that they are read. @returns ends it */
export const watchReports = (tell: Tell<number>) => watch(read(listReviews), reportsIn, tell);

/** Tells where walkers are and which visits will be late, as `watchReports` does. */
export const watchOutlooks = (tell: Tell<Outlook>) => watch(read(walkersOverview), outlooksIn, tell);

function watch<Answer, Mark>(
  query: Pick<ReturnType<typeof queryOptions<Answer, Error>>, "queryKey" | "queryFn" | "initialData">,
  marksIn: (answer: Answer) => ReadonlyMap<string, Mark>,
  tell: Tell<Mark>,
): () => void {
  const observer = new QueryObserver<Answer, Error>(queryClient, { ...query, refetchInterval: everyMs });
  const tellAnswer = () => {
    const { data } = observer.getCurrentResult();
    if (data) tell(marksIn(data));
  };
  tellAnswer();
  return observer.subscribe(tellAnswer);
}

function reportsIn({ reviews }: AnswerOf<typeof listReviews>): ReadonlyMap<string, number> {
  const reports = new Map<string, number>();
  for (const { visit } of reviews) reports.set(visit._id, (reports.get(visit._id) ?? 0) + 1);
  return reports;
}

function outlooksIn({ here, late }: AnswerOf<typeof walkersOverview>): ReadonlyMap<string, Outlook> {
  const outlooks = new Map<string, Outlook>(here.map(({ _id, since }) => [_id, { since }]));
  for (const { _id, minutes } of late) outlooks.set(_id, { ...outlooks.get(_id), late: minutes });
  return outlooks;
}
