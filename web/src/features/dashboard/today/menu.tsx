import { firstNameOf } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";

/** Larger teams are not named in the menu, which then leads to the list of walkers. */
const maxNamed = 12;

/** The menu of acts for a hard day. A walker who is sick stays in it, so that this can be undone. */
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
