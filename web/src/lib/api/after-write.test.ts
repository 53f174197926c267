import { getVisit, listHistory, myWalkHistory } from "@petcare/contract";
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { aClientVisit } from "../../testing/visits.ts";
import { followWrites, patchPages } from "./after-write.ts";
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

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel("kc:written");
afterAll(() => otherTab.close());

it("reads all but previews again after a write of another tab", async () => {
  const known = [[listHistory.name], [getVisit.name, { query: { preview: "1" } }]];
  for (const queryKey of known) queryClient.setQueryData(queryKey, []);
  const end = followWrites();
  otherTab.postMessage("");
  await vi.waitFor(() =>
    expect(known.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, false]),
  );
  end();
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
