import { lastSeen } from "../../lib/format/last-seen.ts";
import { clockTime } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";

interface PresenceProps {
  /** Undefined until it is read. */
  seen: { last_seen_at: string | null; online: boolean; has_account: boolean } | undefined;
  isSelf: boolean;
}

/** Tells whether a walker is online, or when they were last seen. */
export function Presence({ seen, isSelf }: PresenceProps) {
  const now = useNow();
  const at = seen?.last_seen_at;
  if (isSelf || seen?.online) {
    return (
      <span className="stack gap-4">
        <b style={{ color: "var(--accent-ink)" }}>Online</b>
        <small>{isSelf ? "you" : at && `at ${clockTime(at)}`}</small>
      </span>
    );
  }
  if (!seen) return <span className="muted">…</span>;
  if (!at) return <span className="muted">{seen.has_account ? "Not seen yet" : "Never signed in"}</span>;
  return (
    <span className="stack gap-4">
      <span className="muted">{lastSeen(at, now)}</span>
      <small>{clockTime(at)}</small>
    </span>
  );
}
