import type { AccountDialogProps } from "./account-dialog-props.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import { PayDialog } from "./pay-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** The dialog about a client's money that the address names. */
export function AccountDialog({ kind, ...shown }: AccountDialogProps & { kind: "pay" | "credit" | "refund" }) {
  if (kind === "pay") return <PayDialog {...shown} />;
  if (kind === "credit") return <CreditDialog {...shown} />;
  return <RefundDialog {...shown} />;
}
