import { useQuery } from "@tanstack/react-query";
import { uncached } from "./use-check.ts";
import { useSend } from "./use-send.ts";

interface PreviewedAct<Effect> {
  /** Identifies the act. */
  key: readonly string[];
  /** Acts, or with `preview` says what that would do. It may take several requests. */
  act: (query: { preview?: "1" }) => Promise<Effect>;
  enabled: boolean;
  onDone: (effect: Effect) => void;
  /** Called after a success while the dialog is still open. */
  close: () => void;
}

/** Reads the effect that an act on booked visits would have. */
export const usePreview = <Effect>({ key, act, enabled }: Pick<PreviewedAct<Effect>, "key" | "act" | "enabled">) =>
  useQuery({
    queryKey: ["preview", ...key],
    queryFn: () => act({ preview: "1" }),
    ...uncached,
    enabled,
  });

/** An act on booked visits, with a preview of its effect. */
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
