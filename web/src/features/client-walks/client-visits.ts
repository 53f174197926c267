import { type AnswerOf, myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { readPages } from "../../lib/api/read-pages.ts";

type Item = AnswerOf<typeof myUpcomingWalks>[number];

/** A visit as its client reads it. */
export type ClientVisit = Omit<Item, "date"> & { date: LocalDate };

/** What is said where the server gives no message (specification, chapter 8). */
export const failed = "Failed to load data. Please try again.";

const pageSize = 15;
const everyMs = 5 * 60_000;

/** The client's visits to come, soonest first, page by page. */
export const useUpcoming = () =>
  useInfiniteQuery({
    ...readPages(myUpcomingWalks, pageSize),
    select: ({ pages }) => pages.flatMap(({ items }) => items as ClientVisit[]),
    refetchInterval: everyMs,
  });

export const historyPages = readPages(myWalkHistory, pageSize);

/** The client's completed visits, latest first, page by page. */
export const useHistory = () =>
  useInfiniteQuery({
    ...historyPages,
    select: ({ pages }) => pages.flatMap(({ items }) => items as ClientVisit[]),
    refetchInterval: everyMs,
  });
