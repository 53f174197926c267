import type { BookFault, LocalDate } from "@petcare/domain";
import {
  auditBooking,
  type CheckedBookings,
  parseVisitId,
  placeOf,
  readChangedBookings,
  visitId,
} from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";
import { stillFound } from "./book-checks.ts";
import { bookingsANight } from "./bookings-a-night.ts";

/** Schedules and visits that a night leaves to be checked again. They stand in one item. */
const mostAgain = 1000;

/** In milliseconds. The first check looks back so far. */
const firstLooksBack = 2 * 86_400_000;

/** In milliseconds. A row has the instant at which its request began, and is written within this time. */
const longestRequest = 3_600_000;

type Bookings = Map<string, Set<LocalDate>>;

interface BookingCheck {
  faults: BookFault[];
  /** Where the next one begins. */
  next: CheckedBookings;
}

/**
 * Checks that what was changed since the last time is what its history tells. What was not, or was still being written, is
 * checked again. What is over a night's measure is logged, and left to the next one.
 *
 * @param moving reads whose bookings are changed one by one
 * @returns undefined where the time ended before: nothing of it counts
 */
export async function checkBookings(
  last: CheckedBookings | undefined,
  moving: () => Promise<ReadonlySet<string>>,
  hasTime: () => boolean,
): Promise<BookingCheck | undefined> {
  const { db } = runtime;
  const now = runtime.now();
  const after = last?.after ?? placeOf(now - firstLooksBack);
  const { bookings: changed, stoppedAt } = await readChangedBookings(db, { after, now, most: bookingsANight });
  const bookings = asBookings(last?.again ?? [], changed);
  const read = new Reading(moving, hasTime);
  const found = await read.faultsOf(bookings);
  const faults = await stillFound(found, () => read.faultsOf(asBookings(found.map(({ id }) => id))));
  if (read.hasEnded) return undefined;
  // While a schedule cannot be read, nothing tells of its visits.
  const faulty = faults.flatMap(({ kind, id }) => (kind === "schedule" ? idsOf(id, bookings.get(id)) : [id]));
  const again = [...new Set([...faulty, ...read.unfinished])];
  const dropped = again.splice(mostAgain).length;
  if (stoppedAt || dropped > 0) {
    log("error", { job: "nightly", kind: "bookings", checked: bookings.size, left_after: stoppedAt, dropped });
  }
  const written = placeOf(now - longestRequest);
  return { faults, next: { after: stoppedAt && stoppedAt < written ? stoppedAt : written, again } };
}

/** Reads bookings one after the other, until the time ends. */
class Reading {
  /** Schedules and visits that something was still being written to. */
  readonly unfinished = new Set<string>();
  hasEnded = false;
  private readonly moving: () => Promise<ReadonlySet<string>>;
  private readonly hasTime: () => boolean;

  constructor(moving: () => Promise<ReadonlySet<string>>, hasTime: () => boolean) {
    this.moving = moving;
    this.hasTime = hasTime;
  }

  async faultsOf(bookings: Bookings): Promise<BookFault[]> {
    const faults: BookFault[] = [];
    const moving = await this.moving();
    for (const [schedule_id, dates] of bookings) {
      this.hasEnded ||= !this.hasTime();
      if (this.hasEnded) return [];
      const found = await auditBooking(runtime.db, { schedule_id, dates }, moving);
      if (found !== "unfinished") faults.push(...found);
      else for (const id of idsOf(schedule_id, dates)) this.unfinished.add(id);
    }
    return faults;
  }
}

const idsOf = (schedule_id: string, dates: ReadonlySet<LocalDate> = new Set()) => [
  schedule_id,
  ...[...dates].map((original_date) => visitId({ schedule_id, original_date })),
];

/** The schedules and visits of some ids. */
function asBookings(ids: readonly string[], bookings: Bookings = new Map()): Bookings {
  for (const id of ids) {
    const visit = parseVisitId(id);
    const schedule = visit?.schedule_id ?? id;
    const dates = bookings.get(schedule) ?? new Set();
    bookings.set(schedule, visit ? dates.add(visit.original_date) : dates);
  }
  return bookings;
}
