import type { ComponentType } from "react";
import { CalendarIcon, HomeIcon, SettingsIcon } from "../../ui/theme/icons.tsx";

export interface AdminSection {
  path: string;
  label: string;
  Icon: ComponentType;
}

/** The sidebar's lines, in the order of docs/product/README.md#addresses. A section is listed once it has a screen. */
export const adminSections: readonly AdminSection[] = [
  { path: "/admin", label: "Dashboard", Icon: HomeIcon },
  { path: "/admin/calendar", label: "Calendar", Icon: CalendarIcon },
  { path: "/admin/settings", label: "Settings", Icon: SettingsIcon },
];
