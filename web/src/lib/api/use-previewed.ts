import { useQuery } from "@tanstack/react-query";
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

/** The effect that an act on what is booked would have. It is read anew each time. */
export const usePreview = <Effect>({ key, act, enabled }: Pick<PreviewedAct<Effect>, "key" | "act" | "enabled">) =>
  useQuery({
    queryKey: ["preview", ...key],
    queryFn: () => act({ preview: "1" }),
    enabled,
    staleTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
  });

/** An act on what is booked, with the effect that it would have. */
export function usePreviewed<Effect>({ onDone, close, ...previewed }: PreviewedAct<Effect>) {
  const { act } = previewed;
  const seen = usePreview(previewed);
  const sending = useSend({
    mutationFn: () => act({}),
    onSuccess: onDone,
    here: { onSuccess: close },
  });
  return {
    effect: seen.data,
    error: seen.error ?? sending.error,
    busy: sending.busy,
    send: () => sending.send(undefined),
  };
}
