import type { AnswerOf, CallArguments, CallOf, Endpoint } from "@petcare/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-fetched-later.ts";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

/** As useRead, for what may wait: it asks a moment after the first screen, and shows at once what was read already. */
export function useLater<E extends Endpoint>(
  endpoint: E,
  asked: CallOf<E>,
  everyMs: number,
): UseQueryResult<AnswerOf<E>, Error> {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  const args = [asked] as CallArguments<E, CallOptions>;
  return useQuery({ ...read(endpoint, ...args), enabled, refetchInterval: everyMs });
}
