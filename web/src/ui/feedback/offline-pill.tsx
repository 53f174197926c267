import { useOnline } from "../../lib/hooks/use-online.ts";
import classes from "./offline-pill.module.css";

/** 'Offline', while the browser has no network. */
export function OfflinePill() {
  const online = useOnline();
  return <span role="status">{!online && <span className={classes.pill}>Offline</span>}</span>;
}
