import { Button } from "@mantine/core";
import { ping } from "@petcare/contract";
import { useEffect, useState } from "react";
import { call } from "../lib/api/api.ts";
import { type WarmUp, warmUp } from "../lib/api/warm-up.ts";
import { Notice } from "../ui/feedback/notice.tsx";

/** Wakes the server, and says so if that takes long (docs/product/auth.md#waking-the-server). */
export function WarmUpBanner() {
  const [state, setState] = useState<WarmUp>("asking");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round polls again.
  useEffect(() => warmUp((signal) => call(ping, { signal }), setState), [round]);
  if (state === "warming") return <Notice tone="info">Warming up the server...</Notice>;
  if (state !== "failed") return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" variant="default" onClick={() => setRound(round + 1)}>
          Try again
        </Button>
      }
    >
      Server is not responding. Please try again later.
    </Notice>
  );
}
