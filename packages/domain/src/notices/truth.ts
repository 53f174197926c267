import type { InvoiceStatus } from "../invoices/invoice-status.ts";
import type { Role } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { Recurrence } from "../recurrence.ts";
import type { RequestKind, RequestState } from "../requests/request.ts";
import type { ServiceType } from "../service.ts";
import type { VisitStatus } from "../visit-life.ts";
import type { TimeFrame } from "../visit-times.ts";

/** A visit as one reader is concerned by it. Times are epoch milliseconds, dates local. */
export interface NoticeVisit {
  id: string;
  schedule_id: string;
  original_date: LocalDate;
  date: LocalDate;
  timeframe: TimeFrame;
  service: ServiceType;
  pets: readonly string[];
  /** The first name of its walker. */
  walker?: string | undefined;
  /** Whether it is the reader's. A visit that was taken from a walker is theirs no more. */
  mine: boolean;
  status: VisitStatus;
  arrived_at?: number | undefined;
  completed_at?: number | undefined;
  note?: string | undefined;
  photos: number;
  charged: Cents;
  /** The owner asked that its client be told of its cancelling, so they are although they never heard of it. */
  asked?: boolean;
}

/** The fields that a series gives to its original dates from a day on. */
export interface NoticeStep {
  from: LocalDate;
  timeframe: TimeFrame;
  walker?: string | undefined;
}

/** A series of a client's. */
export interface NoticeSeries {
  id: string;
  pets: readonly string[];
  start: LocalDate;
  recurrence: Recurrence;
  /** Ascending; never empty. */
  steps: readonly NoticeStep[];
}

export interface NoticeInvoice {
  id: string;
  status: InvoiceStatus;
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
  total: Cents;
  paid: Cents;
}

export interface NoticePay {
  id: string;
  status: "paid" | "undone";
  total: Cents;
  tips: Cents;
  through: LocalDate;
  /** When it was made, epoch milliseconds. */
  at: number;
}

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

/** All that is true of one person now, and of what may be told. */
export interface Truth {
  reader: "client" | "walker" | "admin";
  zone: string;
  /** The last local day that is told. */
  through: LocalDate;
  howToPay: string;
  visits: readonly NoticeVisit[];
  series: readonly NoticeSeries[];
  invoices: readonly NoticeInvoice[];
  pay: readonly NoticePay[];
  /** A client's or a walker's latest, or for the owner those that are open. */
  requests?: readonly NoticeRequest[];
  /** The owner's: those of `summarySpan`, or since the last look. */
  events?: readonly NoticeEvent[];
  /** Of a walker: the pets whose key is to be taken along tomorrow. */
  keys: readonly string[];
  /** The passes that this look is part of. */
  passes: readonly NoticePass[];
  /** In days after an invoice was due, ascending. */
  overdueDays: readonly number[];
}

/** Lists the looks at everybody: in the morning, in the evening, at the end of the day, on Sundays, and after each frame. */
export const noticePasses = ["morning", "evening", "summary", "week", "late"] as const;
export type NoticePass = (typeof noticePasses)[number];

/** Short words by what they are about: what somebody was told last. '' is said of what is over. */
export type NoticeWords = Readonly<Record<string, string>>;
