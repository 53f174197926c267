import type { LocalDate } from "@petcare/domain";
import { lazy, Suspense, useEffect, useState } from "react";
import { Route, Routes } from "react-router-dom";
import { AdminSettings } from "../../features/account/admin-settings.tsx";
import { CalendarScreen } from "../../features/calendar/calendar-screen.tsx";
import { TodayScreen } from "../../features/dashboard/today-screen.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { Shell } from "./shell.tsx";

// It brings the date picker and the rules, so it is fetched apart: when it is opened, or a moment after the first screen.
const loadScheduleDialog = () => import("../../features/schedules/schedule-dialog.tsx");
const ScheduleDialog = lazy(async () => ({ default: (await loadScheduleDialog()).ScheduleDialog }));

interface Slot {
  date?: LocalDate;
  walkerId?: string;
}

/** Everything below /admin. It alone knows the schedule modal, which every section can open. */
export function AdminArea() {
  // A new number is a new form: its fields and its idempotency key start afresh.
  const [form, setForm] = useState<{ number: number; opened: boolean; slot: Slot }>({
    number: 0,
    opened: false,
    slot: {},
  });
  const schedule = (slot: Slot = {}) => setForm(({ number }) => ({ number: number + 1, opened: true, slot }));
  // A form that was closed while it was saving closes once more when the answer comes; another may be open by then.
  const close = (number: number) =>
    setForm((current) => (current.number === number ? { ...current, opened: false } : current));
  useEffect(() => {
    const timer = setTimeout(loadScheduleDialog, 2000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Routes>
        <Route
          index
          element={
            <Shell title="Dashboard" onSchedule={() => schedule()}>
              <TodayScreen />
            </Shell>
          }
        />
        <Route
          path="calendar"
          element={
            <Shell title="Calendar">
              <CalendarScreen onSchedule={schedule} />
            </Shell>
          }
        />
        <Route
          path="settings"
          element={
            <Shell title="Settings" onSchedule={() => schedule()}>
              <AdminSettings />
            </Shell>
          }
        />
        <Route path="*" element={<Redirect to="/admin" />} />
      </Routes>
      {form.number > 0 && (
        <Suspense>
          <ScheduleDialog key={form.number} opened={form.opened} onClose={() => close(form.number)} slot={form.slot} />
        </Suspense>
      )}
    </>
  );
}
