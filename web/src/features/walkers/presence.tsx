import { lastSeen } from "../../lib/format/last-seen.ts";
import { clockTime } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import classes from "./presence.module.css";

interface PresenceProps {
  /** Absent until it is read. */
  seen: { last_seen_at: string | null; online: boolean; has_account: boolean } | undefined;
  isSelf: boolean;
}

/** Who is there, in words first: online, or when they were last seen. */
export function Presence({ seen, isSelf }: PresenceProps) {
  const now = useNow();
  if (isSelf || seen?.online) {
    return (
      <span className={classes.presence}>
        <b className={classes.online}>Online</b>
        <small>{isSelf ? "you" : seen?.last_seen_at && `at ${clockTime(seen.last_seen_at)}`}</small>
      </span>
    );
  }
  if (!seen) return <span className="muted">…</span>;
  const { last_seen_at, has_account } = seen;
  if (last_seen_at === null) {
    return <span className="muted">{has_account ? "Not seen yet" : "Never signed in"}</span>;
  }
  return (
    <span className={classes.presence}>
      <span className="muted">{lastSeen(last_seen_at, now)}</span>
      <small>{clockTime(last_seen_at)}</small>
    </span>
  );
}
