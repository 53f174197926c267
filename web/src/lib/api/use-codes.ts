import type { AnswerOf, showVisitCodes } from "@petcare/contract";
import { useEffect, useState } from "react";
import { useSend } from "./use-send.ts";

export type Codes = AnswerOf<typeof showVisitCodes>;

/** Codes hide again after this time, in case somebody reads over the shoulder. */
const shownMs = 30_000;

/**
 * The codes of a home, read each time that they are shown: that they were read is kept.
 * `codes` is undefined while they are hidden.
 */
export function useCodes<Shown extends Codes>(ask: () => Promise<Shown>) {
  const [codes, setCodes] = useState<Shown>();
  const sending = useSend<Shown, void>({ mutationFn: ask, here: { onSuccess: setCodes } });
  useEffect(() => {
    if (!codes) return;
    const timer = setTimeout(() => setCodes(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [codes]);
  return {
    codes,
    busy: sending.busy,
    error: sending.error,
    show: () => sending.send(),
    hide: () => setCodes(undefined),
  };
}
