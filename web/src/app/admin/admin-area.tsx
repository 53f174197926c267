import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { type Slot, slotIn, slotText } from "../../lib/format/slot.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useFetchedLater } from "../../lib/hooks/use-fetched-later.ts";
import { useKept } from "../../lib/hooks/use-kept.ts";
import { PageLoading } from "../../ui/feedback/page-loading.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { adminScreens } from "./admin-screens.ts";
import { Shell } from "./shell.tsx";

const screens = adminScreens.map((screen) => ({
  ...screen,
  Screen: lazy(async () => ({ default: await screen.load() })),
}));
const loadScheduleDialog = () => import("../../features/schedules/schedule-dialog.tsx");
const ScheduleDialog = lazy(async () => ({ default: (await loadScheduleDialog()).ScheduleDialog }));

const dialogs = ["schedule"] as const;

/** Everything below /admin. Every screen can open the schedule dialog, which is ?schedule=… in the address. */
export function AdminArea() {
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const slot = useKept(dialog?.id);
  const schedule = (chosen: Slot = {}) => open("schedule", slotText(chosen));
  useFetchedLater(loadScheduleDialog, ...adminScreens.map((screen) => screen.load));

  return (
    <>
      <Routes>
        {screens.map(({ path, label, Screen, schedules, buttonStays = false }) => (
          <Route
            key={path}
            path={path.replace("/admin", "")}
            element={
              <Shell title={label} buttonStays={buttonStays} {...(!schedules && { onSchedule: () => schedule() })}>
                <Suspense fallback={<PageLoading />}>
                  <Screen onSchedule={schedule} />
                </Suspense>
              </Shell>
            }
          />
        ))}
        <Route path="*" element={<Redirect to="/admin" />} />
      </Routes>
      {slot && (
        <Suspense>
          <ScheduleDialog
            // Each opening is a form of its own, with its own idempotency key.
            key={opening}
            opened={dialog !== undefined}
            onClose={() => closeOpening(opening)}
            slot={slotIn(slot)}
          />
        </Suspense>
      )}
    </>
  );
}
