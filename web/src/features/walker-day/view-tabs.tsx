import { Link } from "react-router-dom";
import classes from "./view-tabs.module.css";
import { views } from "./views.ts";

/** At the lower edge on a phone, under the thumb; in the head where there is room. */
export function ViewTabs({ current }: { current: (typeof views)[number]["view"] }) {
  return (
    <nav className={classes.tabs} aria-label="Views">
      {views.map(({ view, label, to, icon: Icon }) => (
        <Link key={view} to={to} className={classes.tab} aria-current={view === current ? "page" : undefined}>
          <span className={classes.icon}>
            <Icon size={22} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
