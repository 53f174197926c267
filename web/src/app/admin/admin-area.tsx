import { isLocalDate } from "@petcare/domain";
import { Suspense, useEffect } from "react";
import { matchPath, Route, Routes, useLocation } from "react-router-dom";
import { endEarlyField, focusEarlyField } from "../../features/find/early-field.ts";
import { daysOffIn } from "../../lib/format/days-off-link.ts";
import { type Slot, slotIn, slotText } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { lazyWithPreload } from "../../lib/hooks/lazy-with-preload.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { usePrefetch } from "../../lib/hooks/use-prefetch.ts";
import { Arriving } from "../../ui/feedback/arriving.tsx";
import { Boundary, Broken } from "../../ui/feedback/broken.tsx";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { adminScreens } from "./admin-screens.ts";
import { Shell } from "./shell.tsx";

const ScheduleDialog = lazyWithPreload(
  async () => (await import("../../features/schedules/schedule-dialog.tsx")).ScheduleDialog,
);
const EditDialog = lazyWithPreload(
  async () => (await import("../../features/schedules/edit/edit-dialog.tsx")).EditDialog,
);
const CancelDialog = lazyWithPreload(
  async () => (await import("../../features/schedules/cancel/cancel-dialog.tsx")).CancelDialog,
);
const DeactivateDialog = lazyWithPreload(
  async () => (await import("../../features/deactivating/deactivate-dialog.tsx")).DeactivateDialog,
);
const SickDialog = lazyWithPreload(async () => (await import("../../features/hard-days/sick-dialog.tsx")).SickDialog);
const CloseDialog = lazyWithPreload(
  async () => (await import("../../features/hard-days/close-dialog.tsx")).CloseDialog,
);
const TellDialog = lazyWithPreload(async () => (await import("../../features/notices/tell-dialog.tsx")).TellDialog);
const FindDialog = lazyWithPreload(async () => (await import("../../features/find/find-dialog.tsx")).FindDialog);

const titles = {
  schedule: "Schedule Walk",
  edit: "Edit Schedule",
  "change-from": "Edit Schedule",
  cancel: "Cancel visit",
  "end-series": "Cancel visit",
  deactivate: "Deactivate",
  sick: "Sick",
  off: "Days off",
  away: "Away",
  closing: "Close days",
  tell: "Tell the next week",
  find: "Search",
};
const dialogs = [
  "schedule",
  "edit",
  "change-from",
  "cancel",
  "end-series",
  "deactivate",
  "sick",
  "off",
  "away",
  "closing",
  "tell",
  "find",
] as const;
const places = adminScreens.filter(({ Icon }) => Icon);

/** Fetches the screen at an address below /admin, so that it is drawn at once. */
export async function fetchAdminScreen(pathname: string): Promise<void> {
  await adminScreens.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
}

/**
 * Everything below /admin. Over every screen lie the dialogs that several of them open: ?schedule=…, ?edit=…, ?change-from=…, ?cancel=…,
 * ?end-series=…, ?deactivate=…, ?sick=…, ?off=…, ?away=…, ?closing=…, ?tell=week and the search, ?find=….
 */
export function AdminArea() {
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const { key } = useLocation();
  const kind = useLastDefined(dialog?.kind);
  const id = useLastDefined(dialog?.id);
  const schedule = (chosen: Slot = {}) => open("schedule", slotText(chosen));
  const find = () => {
    open("find", "anything");
    focusEarlyField();
  };
  const finds = dialog?.kind === "find";
  useEffect(() => {
    if (!finds) endEarlyField();
  }, [finds]);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  // A dialog keeps what is typed in it, so that the search does not take its place.
  useFindKey(find);
  usePrefetch(
    FindDialog.preload,
    ScheduleDialog.preload,
    EditDialog.preload,
    CancelDialog.preload,
    ...adminScreens.map(({ Screen }) => Screen.preload),
  );

  return (
    <>
      <Routes>
        {adminScreens.map(({ path, label, up, Screen, schedules, button }) => (
          <Route
            key={path}
            path={path.replace("/admin", "")}
            element={
              <Shell
                title={label}
                onFind={find}
                {...(button && { button })}
                {...(up && { up })}
                {...(!schedules && { onSchedule: () => schedule() })}
              >
                <Boundary key={path} resetKey={key} fallback={<Broken />}>
                  <Suspense fallback={<Arriving />}>
                    <Screen onSchedule={schedule} />
                  </Suspense>
                </Boundary>
              </Shell>
            }
          />
        ))}
        <Route path="*" element={<Redirect to="/admin" />} />
      </Routes>
      {kind && id && (
        // Each opening is a form of its own, with its own idempotency key.
        <LateDialog key={opening} {...shown} title={titles[kind]}>
          <OwnersDialog kind={kind} id={id} {...shown} />
        </LateDialog>
      )}
    </>
  );
}

interface OwnersDialogProps {
  kind: (typeof dialogs)[number];
  id: string;
  opened: boolean;
  onClose: () => void;
}

function OwnersDialog({ kind, id, ...shared }: OwnersDialogProps) {
  if (kind === "find") return <FindDialog screens={places} {...shared} />;
  if (kind === "tell") return <TellDialog {...shared} />;
  if (kind === "edit") return <EditDialog id={id} {...shared} />;
  if (kind === "change-from") return <EditDialog id={id} scope="following" {...shared} />;
  if (kind === "cancel") return <CancelDialog id={id} {...shared} />;
  if (kind === "end-series") return <CancelDialog id={id} scope="following" {...shared} />;
  if (kind === "deactivate") return <DeactivateDialog id={id} {...shared} />;
  if (kind === "sick") return <SickDialog kind="sick" id={id} {...shared} />;
  if (kind === "off") return <SickDialog kind="off" {...daysOffIn(id)} {...shared} />;
  if (kind === "away") return <CloseDialog kind="away" about={id} {...shared} />;
  if (kind === "closing") return <CloseDialog kind="close" about="" days={dayIn(id)} {...shared} />;
  return <ScheduleDialog slot={slotIn(id)} {...shared} />;
}

/** Reads the day that is to be closed: ?closing=2026-11-24. Any other text is today. */
const dayIn = (text: string) => (isLocalDate(text) && text >= today() ? { from: text, through: text } : undefined);

/** Finds at Ctrl or Command and K, but not over a dialog. */
function useFindKey(find: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('[role$="dialog"]')) find();
    };
    document.documentElement.addEventListener("keydown", press);
    return () => document.documentElement.removeEventListener("keydown", press);
  });
}
