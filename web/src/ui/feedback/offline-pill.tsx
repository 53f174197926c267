import { useOnline } from "../../lib/hooks/use-online.ts";
import classes from "./offline-pill.module.css";

/** 'Offline' while the browser has no network, or the screen's own words of it. */
export function OfflinePill({ words }: { words?: string | undefined }) {
  const online = useOnline();
  const said = words ?? (online ? undefined : "Offline");
  return <span role="status">{said && <span className={classes.pill}>{said}</span>}</span>;
}
