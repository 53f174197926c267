import { useQuery } from "@tanstack/react-query";
import { readBookingsAgain } from "./bookings.ts";
import { useSend } from "./use-send.ts";

interface PreviewedAct<Effect> {
  /** Tells it from all other acts. */
  key: readonly string[];
  /** Acts, or says what that would do. It may take more than one request. */
  act: (query: { preview?: "1" }) => Promise<Effect>;
  /** Asks nothing while false. */
  enabled: boolean;
  onDone: (effect: Effect) => void;
  /** Follows only while the question is still open. */
  close: () => void;
}

/** An act on what is booked, with what it would do as it is asked about. What it would do is read anew each time. */
export function usePreviewed<Effect>({ key, act, enabled, onDone, close }: PreviewedAct<Effect>) {
  const seen = useQuery({
    queryKey: key,
    queryFn: () => act({ preview: "1" }),
    enabled,
    staleTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
  });
  const sending = useSend({
    mutationFn: () => act({}),
    onSuccess: (effect) => {
      readBookingsAgain();
      onDone(effect);
    },
    here: { onSuccess: close },
  });
  return {
    effect: seen.data,
    error: seen.error ?? sending.error,
    busy: sending.busy,
    send: () => sending.send(undefined),
  };
}
