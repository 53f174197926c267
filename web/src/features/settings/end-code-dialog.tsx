import { listReferralCodes, revokeReferralCode } from "@petcare/contract";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { inFours } from "./code-row.tsx";

/** Asks before a code ends for good. */
export function EndCodeDialog({ code, opened, onClose }: { code: string; opened: boolean; onClose: () => void }) {
  const sending = useSend({
    mutationFn: () => call(revokeReferralCode, { params: { code } }),
    onSuccess: () => {
      readAgain(listReferralCodes);
      toast(`${inFours(code)} has ended`);
    },
    here: { onSuccess: onClose },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`End ${inFours(code)}?`}
      action="End code"
      underWay="Ending..."
      onConfirm={() => sending.send(undefined)}
      sending={sending}
      failed="Failed to end the code. Please try again."
    >
      <p>Nobody can sign up with it any more. Whoever has done so keeps their account.</p>
    </ConfirmDialog>
  );
}
