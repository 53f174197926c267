import { CalendarIcon, CoinIcon, PawIcon, SettingsIcon } from "../../ui/theme/icons.tsx";
import type { View } from "./use-address.ts";

/** The tab bar: every screen of the walker's that there is. */
export const views = [
  { view: "today", label: "Today", to: "/walker", icon: PawIcon },
  { view: "week", label: "Week", to: "/walker?view=week", icon: CalendarIcon },
  { view: "earnings", label: "Earnings", to: "/walker?view=earnings", icon: CoinIcon },
  { view: "settings", label: "Settings", to: "/walker/settings", icon: SettingsIcon },
] as const satisfies { view: View | "settings"; label: string; to: string; icon: typeof PawIcon }[];
