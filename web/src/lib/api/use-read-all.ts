import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { useQueries } from "@tanstack/react-query";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

/** As useRead, for several requests to one endpoint: the answers in order, once all of them are there. */
export const useReadAll = <E extends Endpoint>(endpoint: E, requests: readonly CallArguments<E, CallOptions>[]) =>
  useQueries({
    queries: requests.map((request) => read(endpoint, ...request)),
    combine: (results) => {
      const answers = results.flatMap(({ data }) => (data === undefined ? [] : [data as AnswerOf<E>]));
      return {
        data: answers.length === requests.length ? answers : undefined,
        isError: results.some(({ isError }) => isError),
        error: results.find(({ error }) => error)?.error ?? null,
        fetchStatus: results.find(({ fetchStatus }) => fetchStatus !== "idle")?.fetchStatus ?? "idle",
        refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
      };
    },
  });
