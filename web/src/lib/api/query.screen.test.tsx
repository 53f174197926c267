import { listClients, listHistory, nextCursorHeader } from "@petcare/contract";
import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sent } from "../../testing/fake-server.ts";
import type { BootstrapAnswer } from "./bootstrap-data.ts";
import { readPages } from "./pages.ts";
import { queryClient, read } from "./query.ts";

afterEach(() => {
  globalThis.bootstrapData = undefined;
});

const arrives = (address: string, headers: Record<string, string> = {}) => {
  const arrived = { status: 200, headers, text: "[]" };
  const first: BootstrapAnswer = { authorization: undefined, answer: Promise.resolve(arrived) };
  globalThis.bootstrapData = { answers: new Map([[address, first]]), arrived: false, stopWaiting: () => {} };
  return () => {
    first.arrived = arrived;
  };
};

test.each([
  ["/clients", () => new QueryObserver(queryClient, read(listClients))],
  ["/history?limit=6", () => new InfiniteQueryObserver(queryClient, readPages(listHistory, { query: { limit: 6 } }))],
])(
  "an answer to %s that comes after the screen was drawn and before it asks is not asked for again",
  async (address, draw) => {
    const arrive = arrives(address);
    const drawn = draw();
    arrive();
    const leave = drawn.subscribe(() => {});
    await waitFor(() => expect(drawn.getCurrentResult()).toMatchObject({ isSuccess: true, fetchStatus: "idle" }));
    expect(sent).toEqual([]);
    leave();
  },
);

test("an answer that has more behind it is drawn at once where a screen wants no more", async () => {
  arrives("/history?limit=6", { [nextCursorHeader]: "abc" })();
  const drawn = new QueryObserver(queryClient, read(listHistory, { query: { limit: 6 } }));
  expect(drawn.getCurrentResult()).toMatchObject({ isSuccess: true, data: [] });
  const leave = drawn.subscribe(() => {});
  await waitFor(() => expect(drawn.getCurrentResult()).toMatchObject({ fetchStatus: "idle" }));
  expect(sent).toEqual([]);
  leave();
});
