import type { HistoryRow } from "@petcare/storage";
import { isOwnersNews } from "./owner-events.ts";

/** In milliseconds: a change may be written this long after its instant. */
export const mayComeLate = 2 * 60_000;

/** The changes that concern one person. */
export interface Concern {
  /** The instants of the first and the last of them. */
  oldest: number;
  newest: number;
  /** The ids of the bookings and visits of which the owner asked that their client be told. */
  asked: readonly string[];
}

/**
 * Finds whom some changes may concern. A booking concerns its household and every walker: which of them it did is not
 * derived, for looking at all of them is cheap. So does a pay run. A request concerns its household or walker, and the owner,
 * who hears of some other changes, too.
 */
export function concernedBy(
  rows: readonly HistoryRow[],
  walkers: readonly string[],
  owners: readonly string[],
  households: ReadonlyMap<string, readonly string[]>,
): Map<string, Concern> {
  const concerned = new Map<string, Concern>();
  for (const row of rows) {
    const household = households.get(row.client_id ?? "") ?? [];
    for (const id of [...peopleOf(row, walkers, household), ...(isForOwner(row) ? owners : [])]) {
      const { oldest, newest, asked } = concerned.get(id) ?? { oldest: row.at, newest: row.at, asked: [] };
      concerned.set(id, {
        oldest: Math.min(oldest, row.at),
        newest: Math.max(newest, row.at),
        asked: row.tell && household.includes(id) ? [...asked, row.entity_id] : asked,
      });
    }
  }
  return concerned;
}

const isForOwner = (row: HistoryRow) => row.entity === "request" || isOwnersNews(row);

function peopleOf(
  { entity, entity_id, client_id }: HistoryRow,
  walkers: readonly string[],
  household: readonly string[],
): readonly string[] {
  switch (entity) {
    case "person":
      return [entity_id];
    case "schedule":
    case "visit":
      return [...walkers, ...household];
    case "invoice":
    case "account":
      return household;
    case "request":
      return [...household, ...walkers.filter((id) => id === client_id)];
    case "pay_run":
      return walkers;
    default:
      return [];
  }
}
