import { firstNameOf } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";

/** So many walkers are named in the menu. Of more of them each is found among the walkers. */
const maxNamed = 12;

/** The menu of acts for a hard day. Whoever is sick stays in it, for undoing that. */
export function TodayMenu() {
  const team = useWalkers().filter(({ active }) => active);
  const named = team.length > maxNamed ? [] : team;
  return (
    <MoreMenu
      label="More for today"
      items={[
        { label: "Close days…", to: "?closing=days", state: { opened: true } },
        ...named.map(({ id, name, isCurrentUser }) => ({
          label: isCurrentUser ? "You are sick…" : `${firstNameOf(name)} is sick…`,
          to: `?sick=${id}`,
          state: { opened: true },
        })),
        ...(named.length < team.length ? [{ label: "Someone is sick…", to: "/admin/walkers" }] : []),
      ]}
    />
  );
}
