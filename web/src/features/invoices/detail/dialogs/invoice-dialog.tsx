import type { ReactNode } from "react";
import type { InvoiceDialogProps, invoiceDialogs } from "../data.ts";
import { AdjustDialog, ForgiveDialog } from "./amounts.tsx";
import { ReverseDialog, VoidDialog } from "./taking-back.tsx";
import { ChangeDialog, RemindDialog } from "./texts.tsx";

type Kind = (typeof invoiceDialogs)[number];

const dialogs: Record<Kind, (props: InvoiceDialogProps) => ReactNode> = {
  adjust: AdjustDialog,
  forgive: ForgiveDialog,
  change: ChangeDialog,
  remind: RemindDialog,
  void: VoidDialog,
  reverse: ReverseDialog,
};

export function InvoiceDialog({ kind, ...props }: InvoiceDialogProps & { kind: Kind }) {
  const Named = dialogs[kind];
  return <Named {...props} />;
}
