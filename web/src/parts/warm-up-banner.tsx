import { Button } from "@mantine/core";
import { useWarmUp } from "../lib/api/use-warm-up.ts";
import { Notice } from "../ui/feedback/notice.tsx";

/** Wakes the server, and says so when that takes a moment (docs/product/auth.md#waking-the-server). */
export function WarmUpBanner() {
  const { state, again } = useWarmUp();
  if (state === "warming") return <Notice tone="info">Warming up the server...</Notice>;
  if (state !== "failed") return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" variant="default" onClick={again}>
          Try again
        </Button>
      }
    >
      Server is not responding. Please try again later.
    </Notice>
  );
}
