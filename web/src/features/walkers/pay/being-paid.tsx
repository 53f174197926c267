import { finishPayRun } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { Interrupted } from "../../../parts/money/interrupted.tsx";
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
    <Interrupted busy={finishing.busy} onContinue={() => finishing.send(undefined)}>
      A pay is being {doing === "making" ? "recorded" : "undone"}, {done} of {of} lines.
    </Interrupted>
  );
}
