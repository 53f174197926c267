import { agrees, changesBetween } from "./changes.ts";
import type { HistoryRow } from "./history-row.ts";

/** A record's fields as its rows leave them: groups by their parts, codes masked. */
export type Replayed = Record<string, unknown>;

/** @throws Error where a row does not begin with what the rows before it have left */
export function apply(
  state: Replayed,
  { entity_id, version, changes }: HistoryRow,
  names?: readonly string[],
): Replayed {
  const after = { ...state };
  for (const [name, { from, to }] of Object.entries(changes)) {
    if (names && !names.includes(name)) continue;
    if (!agrees(state[name], from)) {
      throw new Error(
        `${entity_id} ${version}: ${name} was ${JSON.stringify(state[name])}, not ${JSON.stringify(from)}`,
      );
    }
    if (to === undefined) delete after[name];
    else after[name] = to;
  }
  return after;
}

type Made = Pick<HistoryRow, "version" | "beside">;

/** In the order in which they were made. */
export const byVersion = (a: Made, b: Made) => a.version - b.version || Number(a.beside ?? 0) - Number(b.beside ?? 0);

/** What the rows of a person, the prices, a code, an invoice or a pay run come to. */
export const replay = (rows: readonly HistoryRow[]): Replayed =>
  rows.toSorted(byVersion).reduce((state, row) => apply(state, row), {} as Replayed);

/** The versions that rows have made, in their order. */
export const versionsIn = (rows: readonly HistoryRow[]): number[] =>
  rows
    .filter(({ beside }) => !beside)
    .map(({ version }) => version)
    .toSorted((a, b) => a - b);

/** Whether each version of a record has its row, and all of them come to what they tell of it now. */
export function isTold(rows: readonly HistoryRow[], version: number, told: Replayed): boolean {
  const versions = versionsIn(rows);
  if (versions.length !== version || versions.some((one, index) => one !== index + 1)) return false;
  const whole = changesBetween({}, told, new Set());
  try {
    return JSON.stringify(Object.entries(replay(rows)).sort()) === JSON.stringify(valuesOf(whole));
  } catch {
    return false;
  }
}

const valuesOf = (changes: ReturnType<typeof changesBetween>) =>
  Object.entries(changes)
    .map(([name, { to }]) => [name, to])
    .sort();
