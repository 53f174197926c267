import { walkersOverview } from "@petcare/contract";
import { Link } from "react-router-dom";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { lastSeen } from "../../lib/format/last-seen.ts";
import { Section } from "./section.tsx";
import classes from "./who-is-online.module.css";

/** Which walkers have their dashboard open, and when the others were last seen. Nothing until that is known. */
export function WhoIsOnline({ now }: { now: number }) {
  const { data } = useRead(walkersOverview, { everyMs: 60_000 });
  const seen = new Map(data?.walkers.map((one) => [one.id, one]));
  const walkers = useWalkers().filter(({ isAdmin, active, id }) => !isAdmin && active && seen.has(id));
  if (walkers.length === 0) return null;
  const online = walkers.filter(({ id }) => seen.get(id)?.online).length;
  return (
    <Section title={`${online} of ${walkers.length} online`}>
      <ul className={classes.people}>
        {walkers.map(({ id, name }) => {
          const { online: isOnline = false, last_seen_at = null } = seen.get(id) ?? {};
          return (
            <li key={id}>
              <Link to={`/admin/walkers/${id}`}>{name}</Link>
              <span data-online={isOnline || undefined}>
                {isOnline ? "Online" : last_seen_at ? lastSeen(last_seen_at, now) : "Not seen yet"}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
