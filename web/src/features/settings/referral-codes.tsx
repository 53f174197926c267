import { listReferralCodes } from "@petcare/contract";
import { useState } from "react";
import { usePages } from "../../lib/api/pages.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useKept } from "../../lib/hooks/use-kept.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type Code, CodeRow } from "./code-row.tsx";
import { EndCodeDialog } from "./end-code-dialog.tsx";
import { IssueForm } from "./issue-form.tsx";
import classes from "./settings.module.css";

const dialogs = ["end"] as const;
const aMinute = 60_000;

/** Issues referral codes, and lists them with who signed up with each. */
export function ReferralCodes() {
  const list = usePages(listReferralCodes, { query: { limit: 20 } }, aMinute);
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const ending = useKept(dialog?.id);
  const [again, setAgain] = useState<{ code: Code; turn: number }>();
  return (
    <div className={classes.tab}>
      <Card title="Issue a code" aside="a client or a walker signs up with it">
        <IssueForm key={again?.turn} again={again?.code} />
      </Card>
      <Card title="Referral codes">
        <DataList
          list={list}
          failed="Failed to load data. Please try again."
          empty={<EmptyState title="No codes yet">Issue one above, and give it to whoever signs up.</EmptyState>}
          more="Show more"
        >
          {(codes) => (
            <ul className={classes.codes}>
              {codes.map((code) => (
                <CodeRow
                  key={code.code}
                  code={code}
                  onEnd={() => open("end", code.code)}
                  onAgain={() => setAgain(({ turn } = { code, turn: 0 }) => ({ code, turn: turn + 1 }))}
                />
              ))}
            </ul>
          )}
        </DataList>
      </Card>
      {ending && <EndCodeDialog code={ending} opened={dialog !== undefined} onClose={close} />}
    </div>
  );
}
