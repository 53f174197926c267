import { business } from "@petcare/business";
import { getDayRecord } from "@petcare/contract";
import {
  addDays,
  type DayChange,
  dayRecord,
  instantOf,
  type LocalDate,
  lateness,
  soldAs,
  visitTimes,
} from "@petcare/domain";
import {
  calendarFields,
  parseVisitId,
  readHistory,
  readUsers,
  readVisitHistory,
  readVisitsAt,
  readVisitsIn,
  type User,
  type Visit,
  type VisitKey,
  visitEvents,
  visitId,
} from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { incidentsOf, isoOrNull, visitFields } from "../shared/visits/visit-answer.ts";

const { timeZone } = business;

/** Nothing of a day is stored for this: the visits and their histories say it, also of days before this release. */
export const handler = endpoint(getDayRecord, async ({ params: { date } }) => {
  if (date > today()) throw new AppError("not_found", "This day has not come yet.");
  const day = { date, begins: instantOf(date, 0, timeZone), ends: instantOf(date, 24, timeZone), now: runtime.now() };
  const [booked, moved] = await Promise.all([
    readVisitsIn(runtime.db, { from: date, to: addDays(date, 1) }, calendarFields),
    movedAway(day),
  ]);
  const stored = await readVisitsAt(runtime.db, [...booked, ...moved]);
  const gone = moved.flatMap((key) => stored.get(visitId(key)) ?? []).filter((visit) => visit.date !== date);
  const visits: Visit[] = [...booked.map((visit) => ({ ...visit, ...stored.get(visitId(visit)) })), ...gone];
  const told = await Promise.all(
    visits.map(async (visit) => ({
      ...visit,
      reported: visit.matters !== undefined,
      incidents: incidentsOf(visit),
      end: visit.service === "overnight" ? visitTimes({ ...visit, service: "overnight" }, timeZone).end : day.begins,
      changes: await changesOf(visit),
    })),
  );
  const { left, nothing_left_at } = dayRecord(told, day);
  const ids = visits.flatMap(({ client_id, walker_id = "" }) => [client_id, walker_id]);
  const people = await readUsers(runtime.db, [...new Set(ids.filter(Boolean))]);
  return {
    date,
    is_over: day.now >= day.ends,
    visits: visits.map((visit, index) => ({ ...visitAnswer(visit, people), left: leftAnswer(left[index] ?? null) })),
    nothing_left_at: isoOrNull(nothing_left_at ?? undefined),
  };
});

/** How long after a day a visit that it left may be moved away, and still be told with it. In milliseconds. */
const lookedAt = 7 * 24 * 3_600_000;

/** The visits that were moved from a day to another one since it began. Only their histories know of it. */
async function movedAway({ date, begins, ends, now }: { date: LocalDate; begins: number; ends: number; now: number }) {
  const to = Math.min(now, ends + lookedAt);
  const found = new Map<string, VisitKey>();
  let cursor: string | undefined = `${new Date(to).toISOString()}~`;
  while (cursor) {
    const page: Awaited<ReturnType<typeof readHistory>> = await readHistory(runtime.db, {
      kind: "visit",
      limit: 500,
      since: begins,
      now: to,
      cursor,
    });
    for (const { entity_id, at, changes } of page.rows) {
      const key = at >= begins && changes.date?.from === date ? parseVisitId(entity_id) : undefined;
      if (key) found.set(entity_id, key);
    }
    const isPast = (page.rows.at(-1)?.at ?? begins) < begins;
    cursor = isPast ? undefined : page.cursor;
  }
  return [...found.values()];
}

/** More than the rows that a visit and its series ever have. */
const all = 10_000;

async function changesOf(visit: Visit): Promise<DayChange[]> {
  const { rows } = await readVisitHistory(runtime.db, visitId(visit), { limit: all });
  return (visitEvents(rows).get(visit.original_date) ?? []).map(({ row }): DayChange => {
    const { at, changes, series } = row;
    if (series?.kind === "cancel") return { at, status: { from: "scheduled", to: "cancelled" } };
    if (series?.kind === "restore") return { at, status: { from: "cancelled", to: "scheduled" } };
    if (series) return { at };
    const { status, date, matters } = changes;
    return {
      at,
      ...(status && { status: status as NonNullable<DayChange["status"]> }),
      ...(date && { date: date as NonNullable<DayChange["date"]> }),
      ...(matters && { reported: { from: matters.from !== undefined, to: matters.to !== undefined } }),
    };
  });
}

const visitAnswer = (visit: Visit, people: ReadonlyMap<string, User>) => ({
  ...visitFields(visit),
  client: people.get(visit.client_id)?.name ?? "Deleted client",
  walker: visit.walker_id === undefined ? null : (people.get(visit.walker_id)?.name ?? "Deleted walker"),
  completed_at: isoOrNull(visit.completed_at),
  late_minutes:
    visit.status === "completed"
      ? Math.floor(lateness({ ...visit, service: soldAs(visit.service) }, timeZone) / 60_000)
      : 0,
  cancel_reason: visit.cancel_reason ?? null,
});

const leftAnswer = (left: ReturnType<typeof dayRecord>["left"][number]) =>
  left && { what: left.what, ended_at: isoOrNull(left.ended_at ?? undefined) };
