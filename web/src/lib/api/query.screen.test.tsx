import { listClients, listHistory } from "@petcare/contract";
import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sent } from "../../testing/fake-server.ts";
import type { FirstAnswer } from "../arrival/arrival.ts";
import { readPages } from "./pages.ts";
import { queryClient, read } from "./query.ts";

afterEach(() => {
  globalThis.arrival = undefined;
});

test.each([
  ["/clients", () => new QueryObserver(queryClient, read(listClients))],
  ["/history?limit=6", () => new InfiniteQueryObserver(queryClient, readPages(listHistory, { query: { limit: 6 } }))],
])(
  "an answer to %s that comes after the screen was drawn and before it asks is not asked for again",
  async (address, draw) => {
    const arrived = { status: 200, headers: {}, text: "[]" };
    const first: FirstAnswer = { authorization: undefined, answer: Promise.resolve(arrived) };
    globalThis.arrival = { answers: new Map([[address, first]]), arrived: false, stopWaiting: () => {} };
    const drawn = draw();
    first.arrived = arrived;
    const leave = drawn.subscribe(() => {});
    await waitFor(() => expect(drawn.getCurrentResult()).toMatchObject({ isSuccess: true, fetchStatus: "idle" }));
    expect(sent).toEqual([]);
    leave();
  },
);
