import { isLocalDate } from "@petcare/domain";
import type { ComponentProps } from "react";
import { DeactivateDialog } from "../../features/deactivating/dialogs.tsx";
import { FindDialog } from "../../features/find/dialogs.tsx";
import { CloseDialog } from "../../features/hard-days/dialogs/close.tsx";
import { SickDialog } from "../../features/hard-days/dialogs/sick.tsx";
import { TellDialog } from "../../features/notices/dialogs.tsx";
import { ScheduleDialog } from "../../features/schedules/book/dialogs.tsx";
import { CancelDialog } from "../../features/schedules/cancel/dialogs.tsx";
import { EditDialog } from "../../features/schedules/edit/dialogs.tsx";
import { daysOffIn } from "../../lib/format/days-off-link.ts";
import { slotIn } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import type { Shown } from "../../ui/feedback/dialog.tsx";

interface OwnersDialogProps extends Shown {
  kind: string;
  id: string;
  /** The screens of the menu, which the search finds, too. */
  places: ComponentProps<typeof FindDialog>["screens"];
}

/** A dialog over the owner's screens, by its name in the address. */
export function OwnersDialog({ kind, id, places, ...shared }: OwnersDialogProps) {
  if (kind === "find") return <FindDialog screens={places} {...shared} />;
  if (kind === "tell") return <TellDialog {...shared} />;
  if (kind === "edit") return <EditDialog id={id} {...shared} />;
  if (kind === "change-from") return <EditDialog id={id} scope="following" {...shared} />;
  if (kind === "cancel") return <CancelDialog id={id} {...shared} />;
  if (kind === "end-series") return <CancelDialog id={id} scope="following" {...shared} />;
  if (kind === "deactivate") return <DeactivateDialog id={id} {...shared} />;
  if (kind === "sick") return <SickDialog kind="sick" id={id} {...shared} />;
  if (kind === "off") return <SickDialog kind="off" {...daysOffIn(id)} {...shared} />;
  if (kind === "away") return <CloseDialog kind="away" id={id} {...shared} />;
  if (kind === "closing") return <CloseDialog kind="close" id="" days={dayIn(id)} {...shared} />;
  return <ScheduleDialog slot={slotIn(id)} {...shared} />;
}

/** Reads the day from ?closing=2026-11-24. Undefined for any other text. */
const dayIn = (text: string) => (isLocalDate(text) && text >= today() ? { from: text, through: text } : undefined);
