import { AmountDialog } from "./amount-dialog.tsx";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import type { WalkDialogProps } from "./walk-dialog-props.ts";
import { WriteOffDialog } from "./write-off-dialog.tsx";

/** The dialogs over the list, by their names in the address. */
export const walkDialogs = ["charge", "pay", "write-off", "take-back", "reopen"] as const;
export type WalkDialog = (typeof walkDialogs)[number];

export function WalkDialogs({ kind, ...props }: WalkDialogProps & { kind: WalkDialog }) {
  if (kind === "charge" || kind === "pay") return <AmountDialog of={kind} {...props} />;
  if (kind === "write-off") return <WriteOffDialog {...props} />;
  if (kind === "take-back") return <TakeBackDialog {...props} />;
  return <ReopenDialog {...props} />;
}
