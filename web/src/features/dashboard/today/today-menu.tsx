import { firstNameOf, isOpen } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import type { DaySummary } from "./day-summary.ts";

/** So many walkers are named in the menu. Of more of them each is found among the walkers. */
const maxNamed = 12;

/** The menu of acts for a hard day. */
export function TodayMenu({ summary: { byWalker } }: { summary: DaySummary }) {
  const team = new Map(useWalkers().map((walker) => [walker.id, walker]));
  const out = byWalker.filter(({ visits }) => visits.some(isOpen)).flatMap(({ walkerId }) => team.get(walkerId) ?? []);
  const named = out.length > maxNamed ? [] : out;
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
        ...(named.length < out.length ? [{ label: "Somebody is sick…", to: "/admin/walkers" }] : []),
      ]}
    />
  );
}
