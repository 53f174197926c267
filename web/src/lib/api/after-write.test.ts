import { type Endpoint, listHistory, listReviews, listWalkers, myWalkHistory, walkerEarnings } from "@petcare/contract";
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aClientVisit } from "../../testing/visits.ts";
import { patchPages, readAgain } from "./after-write.ts";
import { readBookingsAgain } from "./bookings.ts";
import { readPages } from "./pages.ts";
import { queryClient } from "./query.ts";

afterEach(() => queryClient.clear());

const visit = (_id: string, comments: string | null = "Fine") => aClientVisit({ _id, comments });
const pages = (...ids: string[][]) => ({
  pages: ids.map((of, index) => ({ items: of.map((id) => visit(id)), next: ids[index + 1]?.[0] })),
  pageParams: [undefined, ...ids.slice(1).map(([first]) => first)],
});

const list = readPages(myWalkHistory, { query: { limit: 15 } });
const read = () => queryClient.getQueryData(list.queryKey);
const silence = () => patchPages(myWalkHistory, (item) => (item._id === "c" ? { ...item, comments: null } : item));

describe("what is read again", () => {
  const isStale = ({ name }: Endpoint) => queryClient.getQueryState([name])?.isInvalidated;
  const known = [listHistory, listReviews, walkerEarnings, listWalkers];
  beforeEach(() => {
    for (const { name } of known) queryClient.setQueryData([name], []);
  });

  it("is the change history after every write", () => {
    readAgain(listWalkers);
    expect(known.map(isStale)).toEqual([true, false, false, true]);
  });

  it("is what is to settle, and what walkers earn, after a write to bookings", () => {
    readBookingsAgain();
    expect(known.map(isStale)).toEqual([true, true, true, false]);
  });
});

it("changes the item on its page, and leaves all else that was read", async () => {
  const before = pages(["a", "b"], ["c", "d"]);
  queryClient.setQueryData(list.queryKey, before);
  await silence();
  const [first, second] = before.pages;
  expect(read()).toEqual({ ...before, pages: [first, { ...second, items: [visit("c", null), visit("d")] }] });
});

it("does nothing where no page was read", async () => {
  await silence();
  expect(read()).toBeUndefined();
});

it("does not let an answer under way bring back what was there before", async () => {
  queryClient.setQueryData(list.queryKey, pages(["c"]));
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof pages>["pages"][number]>();
  const observer = new InfiniteQueryObserver(queryClient, {
    ...list,
    queryFn: () => promise,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const end = observer.subscribe(() => {});
  const refetched = observer.refetch();
  await silence();
  resolve({ items: [visit("c")], next: undefined });
  await refetched;
  expect(read()?.pages).toEqual([{ items: [visit("c", null)], next: undefined }]);
  end();
});
