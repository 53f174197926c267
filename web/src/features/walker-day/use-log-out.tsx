import { Suspense } from "react";
import { countUnsent } from "../../lib/day/use-outbox.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { logOut } from "../../lib/session/log-out.ts";

const LogOutDialog = late(async () => (await import("./dialogs/log-out-dialog.tsx")).LogOutDialog);
const kinds = ["leave"] as const;

/** Logs a walker out, and asks first if a report is unsent. The screen draws `question`. */
export function useWalkerLogOut() {
  const { last, open, shown } = useDialogInAddress(kinds);
  const onLogOut = async () => {
    // Rows that cannot be read stay stored, so logging out loses nothing.
    const unsent = await countUnsent().catch(() => 0);
    if (unsent > 0) open("leave", "now");
    else logOut();
  };
  return { onLogOut: () => void onLogOut(), question: <Suspense>{last && <LogOutDialog {...shown} />}</Suspense> };
}
