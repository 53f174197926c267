import type { ComponentType } from "react";
import type { Slot } from "../../lib/format/slot.ts";
import { type Late, late } from "../../lib/hooks/late.tsx";
import {
  CalendarIcon,
  DoneIcon,
  HomeIcon,
  InvoiceIcon,
  PeopleIcon,
  SettingsIcon,
  WalkIcon,
} from "../../ui/theme/icons.tsx";

interface AdminScreen {
  path: string;
  /** The text in the menu, and the screen's title. */
  label: string;
  /** The menu's icon. A screen without one is not in the menu. */
  Icon?: ComponentType;
  /** The count in the menu. */
  counts?: "overdue invoices";
  /** The link back to the screen's list. */
  up?: { to: string; label: string };
  Screen: Late<{ onSchedule: (slot?: Slot) => void }>;
  /** Whether the screen has its own schedule button. */
  schedules?: true;
  /**
   * The look of the schedule button on a phone. By default it stays in the header, because floating it would cover a form.
   * 'second' is less prominent, for a screen with a main button of its own.
   */
  button?: "floats" | "second";
}

const allClients = { to: "/admin/clients", label: "All clients" };
const allWalkers = { to: "/admin/walkers", label: "All walkers" };

/** The owner's screens in the order of the menu (docs/product/README.md#addresses). */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: "/admin",
    label: "Dashboard",
    Icon: HomeIcon,
    Screen: late(async () => (await import("../../features/dashboard/screen.tsx")).TodayScreen),
    button: "floats",
  },
  {
    path: "/admin/requests",
    label: "Requests",
    up: { to: "/admin", label: "Dashboard" },
    Screen: late(async () => (await import("../../features/requests/screen.tsx")).RequestsScreen),
    button: "second",
  },
  {
    path: "/admin/to-settle",
    label: "To settle",
    up: { to: "/admin", label: "Dashboard" },
    Screen: late(async () => (await import("../../features/to-settle/screen.tsx")).ToSettleScreen),
  },
  {
    path: "/admin/clients",
    label: "Clients",
    Icon: PeopleIcon,
    Screen: late(async () => (await import("../../features/clients/list/screen.tsx")).ClientsScreen),
    button: "floats",
  },
  {
    path: "/admin/clients/new",
    label: "New client",
    up: allClients,
    Screen: late(async () => (await import("../../features/clients/new/screen.tsx")).NewClientScreen),
  },
  {
    path: "/admin/clients/:id",
    label: "Clients",
    up: allClients,
    Screen: late(async () => (await import("./client-page.tsx")).ClientPage),
    button: "second",
  },
  {
    path: "/admin/clients/:id/statement",
    label: "Clients",
    up: allClients,
    Screen: late(async () => (await import("../../features/invoices/statement/screen.tsx")).StatementScreen),
  },
  {
    path: "/admin/walkers",
    label: "Walkers",
    Icon: WalkIcon,
    Screen: late(async () => (await import("../../features/walkers/list/screen.tsx")).WalkersScreen),
    button: "floats",
  },
  {
    path: "/admin/walkers/new",
    label: "New walker",
    up: allWalkers,
    Screen: late(async () => (await import("../../features/walkers/new/screen.tsx")).NewWalkerScreen),
  },
  {
    path: "/admin/walkers/:id",
    label: "Walkers",
    up: allWalkers,
    Screen: late(async () => (await import("./walker-page.tsx")).WalkerPage),
    button: "floats",
  },
  {
    path: "/admin/calendar",
    label: "Calendar",
    Icon: CalendarIcon,
    Screen: late(async () => (await import("../../features/calendar/screen.tsx")).CalendarScreen),
    schedules: true,
  },
  {
    path: "/admin/visits/:id",
    label: "Record of a visit",
    up: { to: "/admin/calendar", label: "Calendar" },
    Screen: late(async () => (await import("../../features/visit-record/screen.tsx")).VisitRecordScreen),
  },
  {
    path: "/admin/invoices",
    label: "Invoices",
    Icon: InvoiceIcon,
    counts: "overdue invoices",
    Screen: late(async () => (await import("../../features/invoices/screen.tsx")).InvoicesScreen),
  },
  {
    path: "/admin/invoices/make",
    label: "Make invoices",
    up: { to: "/admin/invoices", label: "Invoices" },
    Screen: late(async () => (await import("../../features/invoices/make/screen.tsx")).MakeScreen),
  },
  {
    path: "/admin/invoices/close",
    label: "Close the week",
    up: { to: "/admin/invoices", label: "Invoices" },
    Screen: late(async () => (await import("../../features/invoices/week/screen.tsx")).WeekScreen),
  },
  {
    path: "/admin/invoices/:id",
    label: "Invoices",
    up: { to: "/admin/invoices", label: "All invoices" },
    Screen: late(async () => (await import("../../features/invoices/detail/screen.tsx")).InvoiceScreen),
  },
  {
    path: "/admin/completed-walks",
    label: "Completed Walks",
    Icon: DoneIcon,
    Screen: late(async () => (await import("../../features/completed-walks/screen.tsx")).CompletedWalksScreen),
    button: "floats",
  },
  {
    path: "/admin/settings",
    label: "Settings",
    Icon: SettingsIcon,
    Screen: late(async () => (await import("./settings-screen.tsx")).SettingsScreen),
  },
  {
    path: "/admin/accountant",
    label: "For the accountant",
    up: { to: "/admin/settings?tab=export", label: "Settings" },
    Screen: late(async () => (await import("../../features/accountant/screen.tsx")).AccountantScreen),
  },
];
