import { addDays, type LocalDate } from "../local-date.ts";
import type { Visit } from "../schedules/visit.ts";
import { lastDayOf, overdueFrom, type TimeFrame, visitTimes } from "../visit-times.ts";
import { instantOf, localDateOf, localHourOf } from "../zone.ts";
import type { MessageText } from "./message-words.ts";
import type { NoticeKind } from "./notice-kinds.ts";

/** Lists the states of a visit that messages distinguish. */
export const sideStates = ["open", "cancelled", "done"] as const;

/** A visit before or after a change, with the fields that messages report. */
export interface VisitSide {
  date: LocalDate;
  timeframe: TimeFrame;
  state: (typeof sideStates)[number];
  /** Absent on a walker's side: the visit is theirs. */
  walker_id?: string | undefined;
  /** An overnight stay. */
  stay?: true | undefined;
}

type Sided = Pick<Visit, "date" | "timeframe" | "status" | "walker_id" | "service">;

/** Picks the fields of a visit that messages report. */
export function sideOf({ date, timeframe, status, walker_id, service }: Sided): VisitSide {
  const state = status === "cancelled" ? "cancelled" : status === "completed" ? "done" : "open";
  return { date, timeframe, state, ...(walker_id && { walker_id }), ...(service === "overnight" && { stay: true }) };
}

/** A reader of messages about visits: a client, a household's member or a walker. */
export interface SideReader {
  id: string;
  role: "client" | "walker";
}

/** Makes the side that a reader sees; undefined if the visit is not theirs. */
export function seenBy(side: VisitSide | undefined, { id, role }: SideReader): VisitSide | undefined {
  if (!side || role === "client") return side;
  const { walker_id, ...own } = side;
  return walker_id === id ? own : undefined;
}

export const isSameSide = (a: VisitSide | undefined, b: VisitSide | undefined): boolean =>
  isOn(a) && isOn(b)
    ? a.date === b.date && a.timeframe === b.timeframe && a.walker_id === b.walker_id
    : isOn(a) === isOn(b);

/** Tells whether the visit takes place for its reader: not cancelled, deleted or another's. */
export const isOn = (side: VisitSide | undefined): side is VisitSide => !!side && side.state !== "cancelled";

const ofService = ({ date, timeframe, stay }: VisitSide) => ({
  ...{ date, timeframe },
  service: stay ? ("overnight" as const) : ("25" as const),
});

/** Tells whether a side's day is past; of an overnight stay its second day. @param today the local date */
export const isPastSide = (side: VisitSide | undefined, today: LocalDate): boolean =>
  !side || lastDayOf(ofService(side)) < today;

/**
 * Finds the first instant at which a walker would come for nothing or be missed, in epoch milliseconds; Infinity if that
 * is past.
 */
export const beginOf = (sides: readonly (VisitSide | undefined)[], zone: string, now: number): number =>
  Math.min(
    ...sides
      .flatMap((side) => (side ? [ofService(side)] : []))
      .filter((visit) => overdueFrom(visit, zone) > now)
      .map((visit) => visitTimes(visit, zone).start),
  );

// What waits for one person, thing by thing. A thing is 'v:<visit>', or another prefix of `thingOf` and an id.

/** In milliseconds: the pause after a person's last change before a message is sent, and the longest wait since the first. */
const silence = { newest: 2 * 60_000, oldest: 10 * 60_000 };

/** A changed thing: its state before the first change and after the last one. */
export interface Entry {
  first_version: number;
  /** Orders the changes of a thing. */
  version: number;
  /** Of a visit: as this person sees it, or as it was last sent. Absent: it was not theirs. */
  before?: VisitSide | undefined;
  after?: VisitSide | undefined;
  /** The series' history row that made `after`. */
  row?: string | undefined;
  /** The owner chose to send it even if its day is unpublished. */
  free?: true | undefined;
  /** The owner chose to send the cancellation even if the visit was never sent. */
  asked?: true | undefined;
  /** An earlier message named it, so its changes are sent even if its day is unpublished. */
  named?: true | undefined;
  /** Of an invoice: its earlier words. Of a payment: its client. Of a resend: its things. */
  was?: string | undefined;
  /** The instant of the change, in epoch milliseconds. */
  at: number;
}

/** Everything that waits to be sent to one person. Instants are epoch milliseconds. */
export interface Bundle {
  person: string;
  entries: Readonly<Record<string, Entry>>;
  /** When the first unsent change was found, and the last one. */
  first?: number | undefined;
  last?: number | undefined;
  /** When sending is retried, and since when it has failed. */
  retry_at?: number | undefined;
  failing_since?: number | undefined;
}

/** The state of a thing that a person was last sent. */
export interface LastSent {
  version: number;
  /** Of a visit. Absent: it was not theirs. */
  fields?: VisitSide | undefined;
  /** Of any other thing: short words. */
  said?: string | undefined;
  /** A message named it in a line of its own. */
  named?: true | undefined;
}

/** Tells whether a thing waits for a pause in the changes. Other things are sent at once. */
const waitsForSilence = (thing: string): boolean => /^[vi]:/.test(thing);

/** Adds a change to a bundle; undefined if the bundle has it already. @param now epoch milliseconds */
export function withChange(bundle: Bundle, thing: string, next: Entry, now: number): Bundle | undefined {
  const entry = mergedEntry(bundle.entries[thing], next);
  if (!entry) return undefined;
  const entries = { ...bundle.entries, [thing]: entry };
  if (!waitsForSilence(thing)) return { ...bundle, entries };
  const { first = now, last = 0 } = bundle;
  return { ...bundle, entries, first: last < now - silence.newest ? now : first, last: now };
}

/** Merges two changes into the first `before` and the last `after`, in whichever order they come. */
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
  /** The last published local day. */
  through: LocalDate;
}

/** Lists the due things of a bundle. For a client, the visits that one change of a series moved are sent together. */
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

/** Tells whether a visit waits for its week to be published, or for the morning. */
function isHeld(thing: string, entry: Entry | undefined, { now, zone, through }: OutboxMoment): boolean {
  if (!entry || !thing.startsWith("v:")) return false;
  const { before, after, free, named } = entry;
  const today = localDateOf(now, zone);
  if (isPastSide(before, today) && isPastSide(after, today)) return false;
  const isTold = [before, after].some((side) => side && side.date <= through);
  if (!isTold && !free && !named) return true;
  return isHeldAtNight(beginOf([before, after], zone, now), now, zone);
}

/** Between 9 PM and 8 AM only visits that begin before 9 AM are sent. @param begins epoch milliseconds */
export function isHeldAtNight(begins: number, now: number, zone: string): boolean {
  const hour = localHourOf(now, zone);
  if (hour >= 8 && hour < 21) return false;
  const morning = addDays(localDateOf(now, zone), hour < 8 ? 0 : 1);
  return begins >= instantOf(morning, 9, zone);
}

/** Tells whether a person's changes have paused for two minutes, or have gone on for ten. */
export const isSettled = ({ first = 0, last = 0 }: Bundle, now: number): boolean =>
  last <= now - silence.newest || first <= now - silence.oldest;

/** Finds the side of a visit that the person knows, before this change is sent. */
export const baseOf = ({ before }: Entry, last: LastSent | undefined): VisitSide | undefined =>
  last ? last.fields : before;

/** Tells whether a visit's change needs no message. @param today the local date */
export function isNoNews(entry: Entry, last: LastSent | undefined, today: LocalDate): boolean {
  const { version, after, asked } = entry;
  const base = baseOf(entry, last);
  if (version <= (last?.version ?? 0) || after?.state === "done") return true;
  if (isPastSide(base, today) && isPastSide(after, today)) return true;
  return isSameSide(base, after) && !(asked && !base);
}

/** A message to one person, with what it covers. */
export interface Notice {
  kind: NoticeKind;
  text: MessageText;
  /** The things that it covers, as they are stored once it is sent. */
  tells: Readonly<Record<string, LastSent>>;
  /** It may be sent at night. */
  isUrgent?: boolean;
}
