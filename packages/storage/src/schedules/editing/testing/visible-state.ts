import {
  addDays,
  auditSeries,
  faultText,
  fieldsAt,
  hoursOf,
  isLive,
  type LocalDate,
  seriesFields,
  type TimeFrame,
} from "@petcare/domain";
import { followed, isOpen, type ModelVisit, type PlainModel } from "@petcare/domain/testing";
import { TableBooks } from "../../../money/audit/table-books.ts";
import { ownId } from "../../../people/own-id.ts";
import { dump } from "../../../testing/test-table.ts";
import { readClientUpcoming } from "../../client-upcoming.ts";
import { clientFields } from "../../readers.ts";
import { unstoredDates } from "../../series.ts";
import type { SeriesHarness } from "./series-harness.ts";

// What everybody sees of a series, from the table and from the plain model, in the same words.

const walkers = ["rosa", "marcus"];
const upcoming = 12;

/** Days that are looked at, from today: some weeks beyond those that are stored, or so many that no act is out of sight. */
const usual = { before: 7, after: 80 };
export const wide = { before: 40, after: 300 };

type Place = { date: LocalDate; timeframe?: TimeFrame | undefined; original: LocalDate };
const place = ({ date, timeframe = "morning", original }: Place) =>
  `${date}#${String(hoursOf(timeframe).startHour).padStart(2, "0")}#${original}`;

type Fields = Partial<Record<(typeof followed)[number], unknown>>;
const pickFollowed = (source: Fields) => Object.fromEntries(followed.map((name) => [name, source[name]]));

/** The calendar, each walker's and the client's list, and what the series gives to every date to come. */
export async function visibleStateOf(harness: SeriesHarness, model: PlainModel, { before, after } = usual) {
  const from = addDays(harness.today, -before);
  const to = addDays(harness.today, after);
  const [calendar, schedule, coming, ...lists] = await Promise.all([
    harness.calendar(from, to),
    harness.schedule(),
    readClientUpcoming(harness.db, ownId("client-1"), { today: harness.today, count: upcoming }, clientFields),
    ...walkers.map((walker) => harness.walker(walker, from, to)),
  ]);
  return {
    calendar: calendar.map(({ original_date, date, status, charge_cents = 0, timeframe, walker_id, price_cents }) => {
      return { original: original_date, date, status, charge: charge_cents, timeframe, walker_id, price_cents };
    }),
    walkers: lists.map((list) =>
      list.map(({ original_date, status, timeframe, notes }) => ({
        original: original_date,
        status,
        timeframe,
        notes,
      })),
    ),
    client: coming.map(({ original_date, date, notes, walker_id }) => ({
      original: original_date,
      date,
      notes,
      walker_id,
    })),
    given: datesToCome(model).map(({ original }) => pickFollowed(fieldsAt(schedule, original))),
  };
}

export function visibleStateOfModel(
  model: PlainModel,
  { before, after } = usual,
): Awaited<ReturnType<typeof visibleStateOf>> {
  const from = addDays(model.today, -before);
  const to = addDays(model.today, after);
  const present = model.visits.filter(({ gone }) => !gone).sort(byPlace);
  const seen = present.filter(({ date }) => date >= from && date < to);
  return {
    calendar: seen.map(({ original, date, status, charge = 0, values: { timeframe, walker_id, price_cents } }) => {
      return { original, date, status, charge, timeframe, walker_id, price_cents } as never;
    }),
    walkers: walkers.map((walker) =>
      seen
        .filter(({ values }) => values.walker_id === walker)
        .map(({ original, status, values: { timeframe, notes } }) => ({ original, status, timeframe, notes }) as never),
    ),
    client: present
      .filter(isOpen)
      .slice(0, upcoming)
      .map(({ original, date, values: { notes, walker_id } }) => ({ original, date, notes, walker_id })),
    given: datesToCome(model).map(({ base }) => pickFollowed(base)),
  };
}

const datesToCome = ({ visits, today }: PlainModel): ModelVisit[] => visits.filter(({ original }) => original >= today);

const byPlace = (a: ModelVisit, b: ModelVisit) =>
  place({ ...a, ...a.values }) < place({ ...b, ...b.values }) ? -1 : 1;

/**
 * Lists the faults of the table: a live visit that does not follow its series, a date that is not stored and should be, one
 * that is stored and should not be, and what the audit finds.
 */
export async function faultsOf(harness: SeriesHarness): Promise<string[]> {
  const [schedule, visits] = await Promise.all([harness.schedule(), harness.stored()]);
  const { stored_through, stored_ahead = new Set() } = schedule;
  const stray = visits.flatMap((visit) => {
    if (!isLive(visit, harness.today)) return [];
    const given = fieldsAt(schedule, visit.original_date);
    const names = seriesFields.filter((name) => !visit.own?.has(name));
    const other = names.filter((name) => JSON.stringify(visit[name]) !== JSON.stringify(given[name]));
    return other.map((name) => `${visit.original_date} does not follow in ${name}`);
  });
  const ahead = visits.map(({ original_date }) => original_date).filter((date) => date > stored_through);
  const named = unstoredDates(schedule, schedule.date, addDays(stored_through, 800));
  const doubled = named.filter((date) => ahead.includes(date)).map((date) => `${date} is stored, and computed too`);
  const lost = [...stored_ahead].filter((date) => !ahead.includes(date)).map((date) => `${date} is nowhere`);
  const far = stored_through > addDays(harness.today, harness.horizon) ? ["It is stored too far"] : [];
  const books = new TableBooks(await dump(harness.db));
  const full = books.series().flatMap(auditSeries);
  return [...stray, ...doubled, ...lost, ...far, ...[...books.recordFaults(), ...full].map(faultText)];
}
