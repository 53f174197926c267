import { listReferralCodes, revokeReferralCode } from "@petcare/contract";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { usePages } from "../../lib/api/pages.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { inFours } from "../../lib/format/in-fours.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CodeRow } from "./code-row.tsx";
import { IssueForm } from "./issue-form.tsx";
import { MeetsCard } from "./meets-card.tsx";
import classes from "./settings.module.css";

const dialogs = ["end"] as const;
const aMinute = 60_000;

/** Issues referral codes, and lists them with who signed up with each. */
export function ReferralCodes() {
  const list = usePages(listReferralCodes, { query: { limit: 20 } }, aMinute);
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const ending = useLastDefined(dialog?.id);
  return (
    <div className="stack">
      <Card title="Issue a code" aside="a client or a walker signs up with it">
        <IssueForm />
      </Card>
      <MeetsCard />
      <Card title="Referral codes">
        <DataList
          list={list}
          empty={<EmptyState title="No codes yet">Issue one above, and give it to whoever signs up.</EmptyState>}
        >
          {(codes) => (
            <ul className={classes.codes}>
              {codes.map((code) => (
                <CodeRow key={code.code} code={code} onEnd={() => open("end", code.code)} />
              ))}
            </ul>
          )}
        </DataList>
      </Card>
      {ending && <EndCodeDialog code={ending} opened={dialog !== undefined} onClose={close} />}
    </div>
  );
}

/** Asks before a code ends for good. */
function EndCodeDialog({ code, opened, onClose }: { code: string; opened: boolean; onClose: () => void }) {
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
