import { type LocalDate, weekdayOf } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";
import type { TimeSource, Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";
import { instantOf, localDateOf } from "../zone.ts";
import type { Note } from "./note.ts";

/** Lists the reasons for asking the owner about a report (docs/product/visits.md#reports). */
export const reviewReasons = ["cancelled", "other_day", "other_walker"] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/**
 * Lists the states of a review. 'waiting': the owner must answer. 'answered': they have. 'aside': no question; it holds a
 * reopened visit's note, or an arrival.
 */
export const reviewStates = ["waiting", "answered", "aside"] as const;

/** Lists the owner's answers: the visit counts as booked, the walker is paid separately, or neither. */
export const reviewAnswers = ["as_booked", "pay_only", "neither"] as const;
export type ReviewAnswer = (typeof reviewAnswers)[number];

/** A report stored beside its visit. Instants are epoch milliseconds. */
export interface KeptReport extends Note {
  /** The key of the report; absent once a second text was added. */
  key?: string | undefined;
  /** When the work was done; absent if the walker only arrived. */
  done_at?: number | undefined;
  how?: TimeSource | undefined;
  arrived_at?: number | undefined;
  arrived_how?: TimeSource | undefined;
}

/** A walker's report of one day of a visit, with the owner's answer. */
export interface Review {
  /** Absent if there was no question. */
  reason?: ReviewReason | undefined;
  state: (typeof reviewStates)[number];
  report: KeptReport;
  answer?: ReviewAnswered | undefined;
}

interface ReviewAnswered {
  do: ReviewAnswer;
  charge: Cents;
  pay: Cents;
  at: number;
  /** The id of the extra pay. */
  extra_id?: string | undefined;
  /** The fields of the visit that it changed, as they were. Absent if that cannot be undone any more. */
  before?: Readonly<Record<string, unknown>> | undefined;
}

export type Reviews = Readonly<Record<string, Review>>;

/** A visit with the reports stored beside it. Never an empty object. */
interface Reviewed {
  reviews?: Reviews | undefined;
}

/** The fields of a visit that a report depends on. */
export type Reported = Reviewed & { [name in keyof Note]?: Note[name] | undefined } & Pick<
    Visit,
    | "date"
    | "status"
    | "service"
    | "walker_id"
    | "completed_at"
    | "completed_by"
    | "done_how"
    | "arrived_at"
    | "arrived_by"
    | "arrived_how"
    | "note_key"
    | "report_keys"
  >;

/** The most reviews of one visit. */
const maxReviews = 5;

/** Tells whether a visit has room for a review of this walker and day. */
export const hasRoomFor = ({ reviews = {} }: Reviewed, id: string): boolean =>
  id in reviews || Object.keys(reviews).length < maxReviews;

/** Sets or removes a review; undefined if none is left. */
export function withReview({ reviews = {} }: Reviewed, id: string, review: Review | undefined): Reviews | undefined {
  const { [id]: _, ...others } = reviews;
  const all = review ? { ...others, [id]: review } : others;
  return Object.keys(all).length > 0 ? all : undefined;
}

/** Removes undefined fields. */
export const definedOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

export const reviewId = (walkerId: string, day: LocalDate): string => `${walkerId}.${day}`;

/** A review with its walker and day, which are its id. */
export type NamedReview = Review & { id: string; by: string; day: LocalDate };

/** Lists the reviews of a visit, by walker and day. */
export const reviewsOf = ({ reviews = {} }: Reviewed): NamedReview[] =>
  Object.entries(reviews).map(([id, review]) => {
    const dot = id.lastIndexOf(".");
    return { ...review, id, by: id.slice(0, dot), day: id.slice(dot + 1) as LocalDate };
  });

/** Lists the reviews that the owner must answer. */
export const waitingReviews = (visit: Reviewed): NamedReview[] =>
  reviewsOf(visit).filter(({ state }) => state === "waiting");

/** Adds up a walker's extra pay for work on days from `from` on, in cents. */
export const paidBeside = (visit: Reviewed, walkerId: string, from: LocalDate): Cents =>
  totalOf(
    reviewsOf(visit).map(({ by, day, state, answer }) =>
      state === "answered" && answer?.extra_id !== undefined && by === walkerId && day >= from ? answer.pay : 0,
    ),
  );

/** Computes a walker's extra pay for a day: the rate less the visit's own pay for that day. */
export function owedFor(
  visit: Pick<Visit, "status" | "walker_id" | "date" | "pay_cents">,
  { by, day }: Pick<NamedReview, "by" | "day">,
  rate: Cents,
): Cents {
  const isPaid = !isOpen(visit) && visit.walker_id === by && visit.date <= day;
  return Math.max(0, rate - (isPaid ? (visit.pay_cents ?? 0) : 0));
}

/** Tells whether a review can complete its visit: it reports work, and the visit is neither done nor billed. */
export const canCount = (
  visit: Pick<Visit, "status" | "invoice_id" | "written_off_at">,
  { report }: Pick<Review, "report">,
): boolean =>
  report.done_at !== undefined &&
  visit.status !== "completed" &&
  visit.invoice_id === undefined &&
  visit.written_off_at === undefined;

/** Picks the day of a visit that counts as booked: never later than planned. */
export const dayCounted = ({ date }: Pick<Visit, "date">, { day }: Pick<NamedReview, "day">): LocalDate =>
  date < day ? date : day;

/** The names in a sentence about a review. */
export interface ReviewNames {
  /** The first names of the owner, of the reporter, and of the walker who has the visit. */
  owner: string;
  reporter: string;
  other: string;
  /** The pets' names, as in 'Rex & Luna'. */
  pets: string;
}

/** Makes the sentences about a review's reason, for its walker and for the owner. */
export function reviewSentences(
  reason: ReviewReason,
  { date }: Pick<Visit, "date">,
  { day }: Pick<NamedReview, "day">,
  { owner, reporter, other, pets }: ReviewNames,
): { walker: string; owner: string } {
  const planned = weekdays[weekdayOf(date)];
  const table: Record<ReviewReason, { walker: string; owner: string }> = {
    cancelled: {
      walker: `Note saved. This walk was cancelled; ${owner} will decide about your pay.`,
      owner: `${reporter} reports a walk with ${pets} that was cancelled.`,
    },
    other_day: {
      walker: `Note saved. This walk is planned for ${planned}; ${owner} will decide about your pay.`,
      owner: `${reporter} walked ${pets} on ${weekdays[weekdayOf(day)]}; the visit is planned for ${planned}.`,
    },
    other_walker: {
      walker: `Note saved. This walk is ${other}'s now; ${owner} will decide about your pay.`,
      owner: `${reporter} reports a walk with ${pets} that is ${other}'s.`,
    },
  };
  return table[reason];
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Makes the sentence that tells a walker the answer. */
export const answerSentence = (answer: ReviewAnswer, owner: string): string =>
  ({
    as_booked: `${owner} counted your walk.`,
    pay_only: `${owner} pays you for it.`,
    neither: `${owner} does not pay for it.`,
  })[answer];

/** A time that a phone sends. Instants are epoch milliseconds of the phone's clock. */
export interface ToldTime {
  at?: number | undefined;
  /** When the phone sent it. Without it the phone's clock counts as right. */
  sent?: number | undefined;
  how?: Exclude<TimeSource, "adjusted"> | undefined;
  /** The proof that the home's tag was read, if `how` says so. */
  tag?: string | undefined;
}

/** A time by our clock, in epoch milliseconds. */
export interface KnownTime {
  at: number;
  how: TimeSource | undefined;
}

/**
 * Computes the instant of a report, in epoch milliseconds: as long before `now` as by the phone's clock, but not before the
 * earlier of the two days, local in `zone`. See docs/product/visits.md#reports.
 */
export function reportedAt(
  { at, sent, how = "tap" }: ToldTime,
  days: readonly LocalDate[],
  now: number,
  zone: string,
): KnownTime {
  if (at === undefined) return { at: now, how: undefined };
  const told = now - ((sent ?? now) - at);
  const earliest = Math.min(now, ...days.map((day) => instantOf(day, 0, zone)));
  const held = Math.min(now, Math.max(earliest, told));
  return { at: held, how: held === told ? how : "adjusted" };
}

/**
 * Finds the local day of work at an instant. Of an overnight stay it is the earlier of that day and the night.
 *
 * @param night the date that the phone showed
 */
export function dayOfWork({ service }: Pick<Visit, "service">, at: number, night: LocalDate, zone: string): LocalDate {
  const day = localDateOf(at, zone);
  return service === "overnight" && night < day ? night : day;
}

/** In milliseconds: until when a correction replaces the text. Later it is added. */
const maxCorrected = 3_600_000;

/** Tells whether a text was corrected within an hour of its visit, both by the phone's own clock. */
export const isInTime = (at: number | undefined, correctedAt: number | undefined): boolean =>
  at !== undefined && correctedAt !== undefined && correctedAt - at <= maxCorrected;

/** In milliseconds: smaller differences of the clocks are ignored, because a request takes time, too. */
const rightMs = 120_000;

/**
 * Computes by how many minutes a phone's clock was fast; below 0 if it was slow. Undefined if it was right or is unknown.
 * Both in epoch milliseconds: `sent` by the phone's clock, `now` by ours.
 */
export function clockMinutes(sent: number | undefined, now: number): number | undefined {
  const off = (sent ?? now) - now;
  return Math.abs(off) > rightMs ? Math.round(off / 60_000) : undefined;
}
