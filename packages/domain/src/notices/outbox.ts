import { addDays, type LocalDate } from "../local-date.ts";
import type { Visit } from "../schedules/visit.ts";
import { lastDayOf, overdueFrom, type TimeFrame, visitTimes } from "../visit-times.ts";
import { instantOf, localDateOf, localHourOf } from "../zone.ts";
import type { MessageText } from "./message-words.ts";
import type { NoticeKind } from "./notice-kinds.ts";

/** Lists how a visit stands, as messages tell it. */
export const sideStates = ["open", "cancelled", "done"] as const;

/** A visit before or after a change, as far as messages tell it: no words, no codes, no sums. */
export interface VisitSide {
  date: LocalDate;
  timeframe: TimeFrame;
  state: (typeof sideStates)[number];
  /** Of a side that a walker sees it is left out: the visit is theirs. */
  walker_id?: string | undefined;
  /** It is an overnight stay. */
  stay?: true | undefined;
}

type Sided = Pick<Visit, "date" | "timeframe" | "status" | "walker_id" | "service">;

/** Picks what messages tell of a visit. */
export function sideOf({ date, timeframe, status, walker_id, service }: Sided): VisitSide {
  const state = status === "cancelled" ? "cancelled" : status === "completed" ? "done" : "open";
  return { date, timeframe, state, ...(walker_id && { walker_id }), ...(service === "overnight" && { stay: true }) };
}

/** Somebody who hears of visits: a client or a member of the household, or a walker. */
export interface SideReader {
  id: string;
  role: "client" | "walker";
}

/** A side as its reader is concerned by it; undefined: it is not theirs. */
export function seenBy(side: VisitSide | undefined, { id, role }: SideReader): VisitSide | undefined {
  if (!side || role === "client") return side;
  const { walker_id, ...own } = side;
  return walker_id === id ? own : undefined;
}

export const isSameSide = (a: VisitSide | undefined, b: VisitSide | undefined): boolean =>
  isOn(a) && isOn(b)
    ? a.date === b.date && a.timeframe === b.timeframe && a.walker_id === b.walker_id
    : isOn(a) === isOn(b);

/** Tells whether somebody comes. Cancelled, deleted and not theirs are all nothing to a reader. */
export const isOn = (side: VisitSide | undefined): side is VisitSide => !!side && side.state !== "cancelled";

const ofService = ({ date, timeframe, stay }: VisitSide) => ({
  ...{ date, timeframe },
  service: stay ? ("overnight" as const) : ("25" as const),
});

/** Tells whether the day of a side is past, of a stay its second one. @param today the local date */
export const isPastSide = (side: VisitSide | undefined, today: LocalDate): boolean =>
  !side || lastDayOf(ofService(side)) < today;

/**
 * The first instant at which somebody would go there for nothing, or be missed, in epoch milliseconds; Infinity: at none
 * that is to come.
 */
export const beginOf = (sides: readonly (VisitSide | undefined)[], zone: string, now: number): number =>
  Math.min(
    ...sides
      .flatMap((side) => (side ? [ofService(side)] : []))
      .filter((visit) => overdueFrom(visit, zone) > now)
      .map((visit) => visitTimes(visit, zone).start),
  );

// What waits for one person, thing by thing. A thing is 'v:<visit>', or another prefix of `thingOf` and an id.

/** In milliseconds: how long nothing of theirs changes before a person is told, and how long they wait at most. */
const silence = { newest: 2 * 60_000, oldest: 10 * 60_000 };

/** One thing that has changed: as it was before the first change, and after the last one. */
export interface Entry {
  first_version: number;
  /** Orders changes. The instant of a change only finds it. */
  version: number;
  /** Of a visit, as this person sees it, or as they were told of it. Absent: nothing of theirs. */
  before?: VisitSide | undefined;
  after?: VisitSide | undefined;
  /** The row of the series that made `after`. */
  row?: string | undefined;
  /** The owner has it told, whatever its day. */
  free?: true | undefined;
  /** The owner has its cancelling told, also where nobody was told of the visit. */
  asked?: true | undefined;
  /** A message has named it, so its changes are told whatever its day. */
  named?: true | undefined;
  /** Of an invoice: its words before. Of a payment: whose it is. Of what is told again: its things. */
  was?: string | undefined;
  /** The instant of the change, in epoch milliseconds. */
  at: number;
}

/** All that waits for one person. Instants are epoch milliseconds. */
export interface Bundle {
  person: string;
  entries: Readonly<Record<string, Entry>>;
  /** When the changes began that have not settled yet, and when the last one was found. */
  first?: number | undefined;
  last?: number | undefined;
  /** When a channel is tried again, and since when it has failed. */
  retry_at?: number | undefined;
  failing_since?: number | undefined;
}

/** The last that a person was told of a thing. */
export interface LastSent {
  version: number;
  /** Of a visit. Absent: nothing of theirs. */
  fields?: VisitSide | undefined;
  /** Of another thing: short words. */
  said?: string | undefined;
  /** A message had a line for it. */
  named?: true | undefined;
}

/** Tells whether a thing waits until nothing has changed for two minutes. Others are told at once. */
const waitsForSilence = (thing: string): boolean => /^[vi]:/.test(thing);

/** A bundle with one more change of a thing; undefined: it is known already. @param now epoch milliseconds */
export function withChange(bundle: Bundle, thing: string, next: Entry, now: number): Bundle | undefined {
  const entry = mergedEntry(bundle.entries[thing], next);
  if (!entry) return undefined;
  const entries = { ...bundle.entries, [thing]: entry };
  if (!waitsForSilence(thing)) return { ...bundle, entries };
  const { first = now, last = 0 } = bundle;
  return { ...bundle, entries, first: last < now - silence.newest ? now : first, last: now };
}

/** Keeps the first before and the last after, whichever comes first. */
function mergedEntry(known: Entry | undefined, next: Entry): Entry | undefined {
  if (!known) return next;
  const free = known.free ?? next.free;
  if (next.version > known.version) {
    const { version, after, row, asked, at } = next;
    return { ...known, version, after, row, free, asked, at };
  }
  if (next.first_version >= known.first_version) return undefined;
  const { first_version, before, was } = next;
  return { ...known, first_version, before, was, free };
}

export interface OutboxMoment {
  /** Epoch milliseconds. */
  now: number;
  zone: string;
  /** The last local day that is told. */
  through: LocalDate;
}

/** Lists the things of a bundle whose time has come. What one row of a series has changed goes together for a client. */
export function dueThings(bundle: Bundle, moment: OutboxMoment, isClient: boolean): string[] {
  const { entries, retry_at = 0 } = bundle;
  if (retry_at > moment.now) return [];
  const isQuiet = isSettled(bundle, moment.now);
  const candidates = Object.keys(entries).filter((thing) => isQuiet || !waitsForSilence(thing));
  const due = candidates.filter((thing) => !isHeld(thing, entries[thing], moment));
  if (!isClient) return due;
  const rows = new Set(due.flatMap((thing) => entries[thing]?.row ?? []));
  return candidates.filter((thing) => due.includes(thing) || rows.has(entries[thing]?.row ?? ""));
}

/** Tells whether a visit waits for its week or for the morning. */
function isHeld(thing: string, entry: Entry | undefined, { now, zone, through }: OutboxMoment): boolean {
  if (!entry || !thing.startsWith("v:")) return false;
  const { before, after, free, named } = entry;
  const today = localDateOf(now, zone);
  if (isPastSide(before, today) && isPastSide(after, today)) return false;
  const isTold = [before, after].some((side) => side && side.date <= through);
  if (!isTold && !free && !named) return true;
  return isHeldAtNight(beginOf([before, after], zone, now), now, zone);
}

/** Between 9 PM and 8 AM people hear of what begins, or was to begin, before 9 AM alone. @param begins epoch milliseconds */
export function isHeldAtNight(begins: number, now: number, zone: string): boolean {
  const hour = localHourOf(now, zone);
  if (hour >= 8 && hour < 21) return false;
  const morning = addDays(localDateOf(now, zone), hour < 8 ? 0 : 1);
  return begins >= instantOf(morning, 9, zone);
}

/** Tells whether nothing of a person has changed for two minutes, or something has been changing for ten. */
export const isSettled = ({ first = 0, last = 0 }: Bundle, now: number): boolean =>
  last <= now - silence.newest || first <= now - silence.oldest;

/** Finds what a person knows of a visit before a change is told. */
export const baseOf = ({ before }: Entry, last: LastSent | undefined): VisitSide | undefined =>
  last ? last.fields : before;

/** Tells whether there is nothing to say of a visit. @param today the local date */
export function isNoNews(entry: Entry, last: LastSent | undefined, today: LocalDate): boolean {
  const { version, after, asked } = entry;
  const base = baseOf(entry, last);
  if (version <= (last?.version ?? 0) || after?.state === "done") return true;
  if (isPastSide(base, today) && isPastSide(after, today)) return true;
  return isSameSide(base, after) && !(asked && !base);
}

/** Something that one person is to be told. */
export interface Notice {
  kind: NoticeKind;
  text: MessageText;
  /** The things that it tells, as they are remembered once it is told. */
  tells: Readonly<Record<string, LastSent>>;
  /** It may go at night. */
  isUrgent?: boolean;
}
