import { Button } from "@mantine/core";
import { useWarmUp } from "../lib/api/use-warm-up.ts";
import { Notice } from "../ui/feedback/notice.tsx";

/** Wakes the server, and says so while that takes a while. Specification, chapter 4, "Server warm-up". */
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
