import { useDebouncedValue } from "@mantine/hooks";
import { cancelVisit } from "@petcare/contract";
import { useMemo } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import type { CancelBody, Opened } from "./cancel-form.ts";

const pauseMs = 300;
const query = { preview: "1" } as const;

/** Asks what cancelling would do as it is chosen, once typing has paused. undefined where it cannot be sent yet. */
export function useCancelPreview(id: string, body: CancelBody | undefined) {
  const asked = JSON.stringify(body ?? {});
  const [paused] = useDebouncedValue(asked, pauseMs);
  const pausedBody = useMemo((): CancelBody => JSON.parse(paused), [paused]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useCheck(
    { enabled: body !== undefined && paused !== "{}", keepsPrevious: true },
    cancelVisit,
    { params: { id }, query, body: pausedBody },
  );
  const isCurrent = asked === paused && !isPlaceholderData && !isFetching;
  return { answer: error ? undefined : data, isCurrent, error: isCurrent ? error : null, refetch };
}

/** How many visits each scope of a series is about. */
export function useScopeEffects(id: string, { rrule }: Pick<Opened, "rrule">) {
  const asking = { enabled: rrule !== null };
  const following = useCheck(asking, cancelVisit, { params: { id }, query, body: { scope: "following" } });
  const series = useCheck(asking, cancelVisit, { params: { id }, query, body: { scope: "series" } });
  return { following: following.data?.effect, series: series.data?.effect };
}

/** All of the visit's own price and pay, in dollars. */
export function useWholes(id: string) {
  const body = { scope: "occurrence", charge: "all", pay: "all" } as const;
  const { data } = useCheck({ enabled: true }, cancelVisit, { params: { id }, query, body });
  return data?.effect;
}
