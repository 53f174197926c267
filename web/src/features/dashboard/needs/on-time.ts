import { briefName } from "../../../lib/format/told-apart.ts";
import type { DaySummary } from "../today/day-summary.ts";

/**
 * Names who is on time today, by first name; of more than six how many. Undefined where that is nobody.
 * @param behind the walkers who will be late, or are silent
 */
export function onTimeWords(
  { byWalker }: DaySummary,
  walker: (id: string | null) => string,
  behind: ReadonlySet<string | null>,
): string | undefined {
  const names = byWalker
    .filter(({ overdue, walkerId }) => overdue === 0 && !behind.has(walkerId))
    .map(({ walkerId }) => walker(walkerId));
  if (names.length === 0) return undefined;
  return names.length > 6 ? `${names.length} walkers` : names.map((name) => (name === "you" ? "You" : name)).join(", ");
}

/** 'Rosa', 'you', 'nobody'. */
export const walkerWords = (
  walkers: ReadonlyMap<string, { name: string; isCurrentUser: boolean }>,
  id: string | null,
): string => {
  if (id === null) return "nobody";
  const walker = walkers.get(id);
  if (walker?.isCurrentUser) return "you";
  const names = [...walkers.values()].map(({ name }) => name);
  return walker ? briefName(walker.name, names) : "Unknown walker";
};
