import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { type ClientVisit, historyPages } from "./client-visits.ts";
import { forgetNote } from "./forget-note.ts";

const client = new QueryClient();
afterEach(() => client.clear());

const visit = (_id: string): ClientVisit => ({
  _id,
  schedule_id: "s",
  date: "2026-11-20",
  start: "2026-11-20T14:00:00.000Z",
  end: "2026-11-20T14:25:00.000Z",
  occurrence_start: "2026-11-20T14:00:00.000Z",
  timeframe: "morning",
  service_type: "25",
  service_label: null,
  duration_minutes: 25,
  status: "completed",
  pet_names: ["Biscuit"],
  notes: "Ring twice",
  comments: `Note of ${_id}`,
  photo_urls: ["https://example.com/a.jpg"],
  completed_at: "2026-11-20T15:00:00.000Z",
  address: null,
  walker_name: "Rosa",
  walker_phone: null,
});
const pages = (...ids: string[][]) => ({
  pages: ids.map((of, index) => ({ items: of.map(visit), next: ids[index + 1]?.[0] })),
  pageParams: [undefined, ...ids.slice(1).map(([first]) => first)],
});
const read = () => client.getQueryData(historyPages.queryKey);
const without = { ...visit("c"), notes: null, comments: null, photo_urls: [] };

it("takes the note out of the page that has it, and leaves all else that was read", async () => {
  const before = pages(["a", "b"], ["c", "d"]);
  client.setQueryData(historyPages.queryKey, before);
  await forgetNote(client, "c");
  const [first, second] = before.pages;
  expect(read()).toEqual({ ...before, pages: [first, { ...second, items: [without, visit("d")] }] });
});

it("does nothing where no history was read", async () => {
  await forgetNote(client, "c");
  expect(read()).toBeUndefined();
});

it("does not let an answer bring the note back that was under way", async () => {
  client.setQueryData(historyPages.queryKey, pages(["c"]));
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof pages>["pages"][number]>();
  const observer = new InfiniteQueryObserver(client, { ...historyPages, queryFn: () => promise, staleTime: Infinity });
  const end = observer.subscribe(() => {});
  const refetched = observer.refetch();
  await forgetNote(client, "c");
  resolve({ items: [visit("c")], next: undefined });
  await refetched;
  expect(read()?.pages).toEqual([{ items: [without], next: undefined }]);
  end();
});
