import { type HistoryRow, parseVisitId, readVisitsAt, type Visit } from "@petcare/storage";
import { runtime } from "../runtime.ts";
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
 * Finds whom some changes may concern. A visit concerns its household, its walker and whoever was its walker. A series
 * that is edited concerns every walker, for its row does not name all who lost a date. A request concerns its household
 * or walker, and the owner, who hears of some other changes, too.
 */
export async function concernedBy(
  rows: readonly HistoryRow[],
  walkers: readonly string[],
  owners: readonly string[],
  households: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, Concern>> {
  const ids = new Set(rows.filter(({ entity }) => entity === "visit").map(({ entity_id }) => entity_id));
  const keys = [...ids].flatMap((id) => parseVisitId(id) ?? []);
  const visits = await readVisitsAt(runtime.db, keys, { consistent: true });
  const concerned = new Map<string, Concern>();
  for (const row of rows) {
    const household = households.get(row.client_id ?? "") ?? [];
    const walking = walkersOf(row, walkers, visits);
    for (const id of [...peopleOf(row, walking, household), ...(isForOwner(row) ? owners : [])]) {
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

/** Names walkers by their ids. Nobody else is among them who may be told something as a walker. */
function walkersOf(
  { entity, entity_id, client_id, version, changes }: HistoryRow,
  walkers: readonly string[],
  visits: ReadonlyMap<string, Visit>,
): readonly string[] {
  if (entity === "request") return walkers.filter((id) => id === client_id);
  const named = [visits.get(entity_id)?.walker_id, changes.walker_id?.from, changes.walker_id?.to];
  // The row of an edited series, or of a pay run that is undone, names not all of its walkers.
  const isWhole = entity === "visit" || version === 1;
  return isWhole ? walkers.filter((id) => named.includes(id)) : walkers;
}

function peopleOf(
  { entity, entity_id }: HistoryRow,
  walking: readonly string[],
  household: readonly string[],
): readonly string[] {
  switch (entity) {
    case "person":
      return [entity_id];
    case "schedule":
    case "visit":
      return [...walking, ...household];
    case "invoice":
    case "account":
      return household;
    case "request":
      return [...household, ...walking];
    case "pay_run":
      return walking;
    default:
      return [];
  }
}
