import { useOnline } from "../../lib/hooks/use-online.ts";
import classes from "./offline-pill.module.css";

/** 'Offline' while the browser has no network, or the screen's own words. */
export function OfflinePill({ words }: { words?: string | undefined }) {
  const online = useOnline();
  const shown = words ?? (online ? undefined : "Offline");
  return <span role="status">{shown && <span className={classes.pill}>{shown}</span>}</span>;
}
