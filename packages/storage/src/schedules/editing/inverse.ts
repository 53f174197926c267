import { fieldsOf, type Timeline } from "@petcare/domain";
import type { Inverse, Schedule } from "../schedule-item.ts";
import type { SeriesPlan } from "./series-plan.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** In bytes. Together with the longest timeline it fits into an item of 400 KB. */
const longest = 150_000;

/** Reads the inverse of the last act on a series, which is valid for a day. @param now epoch milliseconds */
export const inverseOf = ({ inverse, version, changed_at = 0 }: Schedule, now: number): Inverse | undefined =>
  inverse?.version === version && now < changed_at + oneDay ? inverse : undefined;

/** Makes the inverse of an act. Undefined for a restore, or if it would be too long to store. */
export function invert(plan: SeriesPlan): Inverse | undefined {
  const { kind, before, scope, edited, visits, undoes } = plan;
  const { version } = plan.after;
  if (undoes !== undefined) return { kind: "undone", version, undone: undoes };
  const { recurrence, cut, earlier } = before;
  switch (kind) {
    case "restore":
      return undefined;
    case "cancel": {
      const versions = visits.map(({ after }) => [after.original_date, after.version]);
      return { kind, version, scope, recurrence, cut, cancelled: Object.fromEntries(versions) };
    }
    case "edit": {
      const timeline = { ...fieldsOf(before), ...(earlier && { earlier }) } as Timeline;
      const isLong = Buffer.byteLength(JSON.stringify(timeline)) > longest;
      return isLong ? undefined : { kind, version, scope, edited, timeline };
    }
  }
}
