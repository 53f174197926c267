import { Suspense, useEffect } from "react";
import { matchPath, Route, Routes, useLocation } from "react-router-dom";
import { endEarlyField, focusEarlyField } from "../../features/find/early-field.ts";
import { type Slot, slotText } from "../../lib/format/slot.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLater } from "../../lib/hooks/use-later.ts";
import { Boundary, Broken } from "../../ui/feedback/broken.tsx";
import { PageLoading } from "../../ui/feedback/page-loading.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { adminScreens } from "./admin-screens.ts";
import { Shell } from "./shell.tsx";

const OwnersDialog = late(async () => (await import("./owners-dialogs.tsx")).OwnersDialog);
/** The dialogs over every screen, by their names in the address: ?schedule=…, ?tell=week. */
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

/** Everything below /admin: the screens, and the dialogs that several screens open. */
export function AdminArea() {
  const { dialog, last, opening, open, shown } = useDialogInAddress(dialogs);
  const { key } = useLocation();
  const schedule = (chosen: Slot = {}) => open("schedule", slotText(chosen));
  const find = () => {
    open("find", "anything");
    focusEarlyField();
  };
  const finds = dialog?.kind === "find";
  useEffect(() => {
    if (!finds) endEarlyField();
  }, [finds]);
  useFindKey(find);
  useLater(OwnersDialog.preload, ...adminScreens.map(({ Screen }) => Screen.preload));

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
                button={button}
                {...(up && { up })}
                {...(!schedules && { onSchedule: () => schedule() })}
              >
                <Boundary key={path} resetKey={key} fallback={<Broken />}>
                  <Suspense fallback={<PageLoading />}>
                    <Screen onSchedule={schedule} />
                  </Suspense>
                </Boundary>
              </Shell>
            }
          />
        ))}
        <Route path="*" element={<Redirect to="/admin" />} />
      </Routes>
      {last && (
        // Each opening has a new form, with its own idempotency key.
        <Suspense key={opening}>
          <OwnersDialog {...last} places={places} {...shown} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the search with Ctrl+K or ⌘K, but not over a dialog: typed text would be lost. */
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
