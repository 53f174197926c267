import type { Role } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { RequestKind, RequestState } from "../requests/request.ts";
import type { TimeFrame } from "../visit-times.ts";

/** A request as whoever asks, or the owner, is concerned by it. */
export interface NoticeRequest {
  id: string;
  kind: RequestKind;
  state: RequestState;
  /** The first name of whoever asks. */
  client: string;
  /** When they asked, epoch milliseconds. */
  at: number;
  pets: readonly string[];
  /** The day and the time frame of what is asked for; where it moves, the new ones. A care sheet and days have none. */
  date: LocalDate;
  timeframe?: TimeFrame | undefined;
  /** The last of a walker's days off, or of those on which a client is away. */
  through?: LocalDate | undefined;
  /** The price or the charge that was shown. */
  cents: Cents;
  /** The owner's words. */
  answer?: string | undefined;
}

/** Something that has happened, of which the owner hears. People are named by their first names. */
export type NoticeEvent = {
  id: string;
  /** Epoch milliseconds. */
  at: number;
} & (
  | { kind: "received"; from: string; cents: Cents; left: Cents }
  | { kind: "matter"; pets: readonly string[]; date: LocalDate; isIncident: boolean; sentence: string }
  | { kind: "signup"; name: string; role: Role; isMember: boolean }
  | { kind: "unreached"; name: string; about: string }
);

export interface VisitLine {
  pets: readonly string[];
  date: LocalDate;
  timeframe: TimeFrame;
  /** The first name of whoever comes; absent: nobody yet, or the reader is the walker. */
  walker?: string | undefined;
}

interface OfSeries {
  pets: readonly string[];
  /** 'every Mon, Wed and Fri' */
  every: string;
  timeframe: TimeFrame;
  walker?: string | undefined;
  /** The first day that is so. */
  from: LocalDate;
}

/** A change of the plan, as one line of a message tells it. */
export type PlanFact =
  | ({ type: "booked" | "back" | "yours" | "gone" } & VisitLine)
  | ({ type: "moved"; was: { date: LocalDate; timeframe: TimeFrame } } & VisitLine)
  | ({ type: "walker"; was: string | undefined } & VisitLine)
  | ({ type: "cancelled"; charged: Cents } & VisitLine)
  | ({ type: "series" | "series-goes-on" } & OfSeries)
  | ({ type: "series-moved"; was: TimeFrame } & OfSeries)
  | ({ type: "series-walker"; was: string | undefined } & OfSeries)
  | ({ type: "series-ends"; last: LocalDate | undefined } & OfSeries);

interface OfMoney {
  cents: Cents;
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
}

/** All that a message is made of, by its kind. */
export interface NoticeFacts {
  plan: { reader: "client" | "walker"; changes: readonly PlanFact[] };
  week: { reader: "client" | "walker"; from: LocalDate; visits: readonly VisitLine[] };
  tomorrow: { reader: "client" | "walker"; visits: readonly VisitLine[]; keys: readonly string[] };
  /** `clock`: '9:12 AM' */
  here: { pets: readonly string[]; walker: string | undefined; clock: string };
  done: { pets: readonly string[]; note: string | undefined; photos: number };
  invoice:
    | ({ type: "made"; total: Cents; howToPay: string } & OfMoney)
    | ({ type: "paid"; received: Cents } & OfMoney)
    | ({ type: "changed" | "open-again" | "due" | "overdue" | "void" } & OfMoney);
  pay: { type: "paid" | "undone"; cents: Cents; tips: Cents; through: LocalDate };
  answer: NoticeRequest & { state: "accepted" | "declined" };
  asked: NoticeRequest;
  received: readonly NoticeEvent[];
  matter: readonly NoticeEvent[];
  signup: readonly NoticeEvent[];
  unreached: readonly NoticeEvent[];
  summary: { requests: readonly NoticeRequest[]; events: readonly NoticeEvent[] };
  late: {
    /** The walker's first name, for the owner. */
    walker: string | undefined;
    visits: readonly (VisitLine & { isStay?: boolean; ended: string; heard: string | undefined })[];
  };
}
