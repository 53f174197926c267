import { type AnswerOf, myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { readPages } from "../../lib/api/read-pages.ts";

/** A visit as its client reads it. */
export type ClientVisit = AnswerOf<typeof myUpcomingWalks>[number];

/** What is said where the server gives no message (specification, chapter 8). */
export const failed = "Failed to load data. Please try again.";

const pageSize = 15;
const everyMs = 5 * 60_000;

/** The client's visits to come, soonest first, page by page. */
export const useUpcoming = () =>
  useInfiniteQuery({
    ...readPages(myUpcomingWalks, pageSize),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: everyMs,
  });

export const historyPages = readPages(myWalkHistory, pageSize);

/** The client's completed visits, latest first, page by page. */
export const useHistory = () =>
  useInfiniteQuery({
    ...historyPages,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: everyMs,
  });
