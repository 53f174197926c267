import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import type { Shown } from "../../../../ui/feedback/dialog.tsx";
import type { InvoiceDocument, Team } from "../../data.ts";
import { AdjustDialog, ForgiveDialog } from "./amounts.tsx";
import { ReverseDialog, VoidDialog } from "./taking-back.tsx";
import { ChangeDialog, RemindDialog } from "./texts.tsx";

/** The dialogs of an invoice, by their names in the address. */
export const invoiceDialogs = ["adjust", "forgive", "change", "remind", "void", "reverse"] as const;
type Kind = (typeof invoiceDialogs)[number];

/** The props of every dialog of an invoice. */
export interface InvoiceDialogProps extends Shown {
  /** For 'reverse' the payment's id. */
  about: string;
  invoice: InvoiceDocument;
  client: { name: string; email?: string | null | undefined; phone?: string | null | undefined };
  team: Team;
  today: LocalDate;
}

const dialogs: Record<Kind, (props: InvoiceDialogProps) => ReactNode> = {
  adjust: AdjustDialog,
  forgive: ForgiveDialog,
  change: ChangeDialog,
  remind: RemindDialog,
  void: VoidDialog,
  reverse: ReverseDialog,
};

/** The dialog that the address names. */
export function InvoiceDialog({ kind, ...props }: InvoiceDialogProps & { kind: Kind }) {
  const Named = dialogs[kind];
  return <Named {...props} />;
}
