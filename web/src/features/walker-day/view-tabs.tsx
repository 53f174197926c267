import { Link } from "react-router-dom";
import { CalendarIcon, CoinIcon, PawIcon, SettingsIcon } from "../../ui/theme/icons.tsx";
import type { View } from "./data.ts";
import classes from "./view-tabs.module.css";

type Tab = View | "settings";

const tabs: { tab: Tab; label: string; to: string; Icon: typeof PawIcon }[] = [
  { tab: "today", label: "Today", to: "/walker", Icon: PawIcon },
  { tab: "week", label: "Week", to: "/walker?view=week", Icon: CalendarIcon },
  { tab: "earnings", label: "Earnings", to: "/walker?view=earnings", Icon: CoinIcon },
  { tab: "settings", label: "Settings", to: "/walker/settings", Icon: SettingsIcon },
];

/** Links to the walker's screens: at the lower edge of a phone, otherwise in the header. */
export function ViewTabs({ current }: { current: Tab }) {
  return (
    <nav className={classes.tabs} aria-label="Views">
      {tabs.map(({ tab, label, to, Icon }) => (
        <Link key={tab} to={to} className={classes.tab} aria-current={tab === current ? "page" : undefined}>
          <span className={classes.icon}>
            <Icon size={22} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
