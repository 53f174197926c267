import { AdjustDialog } from "./adjust-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { ForgiveDialog } from "./forgive-dialog.tsx";
import type { InvoiceDialogProps, invoiceDialogs } from "./invoice-dialogs.ts";
import { RemindDialog } from "./remind-dialog.tsx";
import { ReverseDialog } from "./reverse-dialog.tsx";
import { VoidDialog } from "./void-dialog.tsx";

interface NamedDialogProps extends InvoiceDialogProps {
  kind: (typeof invoiceDialogs)[number];
  /** For 'reverse' the payment's id. */
  about: string;
}

/** The dialog that the address names. */
export function InvoiceDialog({ kind, about, ...shown }: NamedDialogProps) {
  if (kind === "adjust") return <AdjustDialog {...shown} />;
  if (kind === "forgive") return <ForgiveDialog {...shown} />;
  if (kind === "change") return <ChangeDialog {...shown} />;
  if (kind === "remind") return <RemindDialog {...shown} />;
  if (kind === "reverse") return <ReverseDialog paymentId={about} {...shown} />;
  return <VoidDialog {...shown} />;
}
