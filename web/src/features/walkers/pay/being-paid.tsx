import { Button } from "@mantine/core";
import { finishPayRun } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import type { Due } from "./pay-types.ts";
import { writeToPay } from "./write-to-pay.ts";

/** Pay whose recording, or undoing, was interrupted, and the way to go on with it. */
export function BeingPaid({ unfinished: { id, doing, done, of } }: { unfinished: NonNullable<Due["unfinished"]> }) {
  const finishing = useSend({
    mutationFn: () => writeToPay(() => call(finishPayRun, { params: { id } })),
    onSuccess: ({ status }) => toast(status === "paid" ? "The pay is recorded" : "The pay is undone"),
    onError: (error) => failureToast(messageOf(error, "Failed to go on. Please try again.")),
  });
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="default" size="sm" onClick={() => finishing.send(undefined)}>
          {finishing.busy ? "Going on..." : "Continue"}
        </Button>
      }
    >
      A pay is being {doing === "making" ? "recorded" : "undone"}, {done} of {of} lines.
    </Notice>
  );
}
