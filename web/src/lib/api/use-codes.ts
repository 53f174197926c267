import type { AnswerOf, showVisitCodes } from "@petcare/contract";
import { useEffect, useState } from "react";
import { useSend } from "./use-send.ts";

export type Codes = AnswerOf<typeof showVisitCodes>;

/** The time after which codes hide again, in case somebody looks over the shoulder. */
const shownMs = 30_000;

/** Shows and hides the codes of a home. Each showing reads them, because the server records it. Hidden: undefined. */
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
