import { type AnswerOf, type CalendarVisit, countRequests, getDashboard, walkersOverview } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import type { DaySummary } from "../today/data.ts";

type Figures = AnswerOf<typeof getDashboard>;
export type HardDay = Figures["hard_days"][number];

/** A line of what needs the owner, with the act that settles it. */
export interface Need {
  key:
    | "overdue"
    | "late"
    | "off"
    | "hard-day"
    | "incident"
    | "requests"
    | "tell"
    | "settle"
    | "unfinished"
    | "left"
    | "unassigned"
    | "no-key"
    | "tomorrow";
  /** Urgent lines have 'now'. */
  tone: "now" | "soon" | "calm";
  title: string;
  detail: string;
  act: string;
  to: string;
}

export interface Names {
  client: (id: string) => string;
  /** Gives the first name, or 'you' for the owner. */
  walker: (id: string | null) => string;
  /** Says who has the client's key: 'Rosa has Copy A'. */
  keyHolder: (clientId: string) => string;
}

/** Everything that may need the owner this morning. Facts that are not known yet are absent. */
export interface Morning {
  date: LocalDate;
  today: DaySummary;
  tomorrow: DaySummary & { date: LocalDate };
  /** Visits of today and tomorrow whose walkers have no key. */
  withoutKey: readonly CalendarVisit[];
  /** Open visits of the days before. */
  unfinished?: Figures["unfinished"] | undefined;
  /** Visits of today that will end after their time frame, and by how many minutes. */
  late?: readonly { visit: CalendarVisit; minutes: number }[] | undefined;
  /** Walkers with a day off today, and how many visits each has to go. */
  off?: readonly { walkerId: string; visits: number }[] | undefined;
  /** Hard days that were cut off. */
  hardDays?: readonly HardDay[] | undefined;
  /** How many incidents the owner has not read. */
  incidents?: number | undefined;
  /** How many reports the plan contradicts. */
  toSettle?: number | undefined;
  /** The number of clients' requests, and the first one; 'failed' where they could not be read. */
  requests?: AnswerOf<typeof countRequests> | "failed" | undefined;
  /** The first day of the week to send, where the owner wants to be asked. */
  tellFrom?: LocalDate | null | undefined;
  /** The visits of walkers who deleted their accounts. */
  left?: { at: LocalDate; walkers: number; visits: number; first: LocalDate | null } | undefined;
  /** Epoch milliseconds. */
  now: number;
  names: Names;
}

const everyMs = 60_000;
export const useOverview = () => useRead(walkersOverview, { everyMs });
export const useFigures = () => useRead(getDashboard, { everyMs });
export const useRequests = () => useRead(countRequests, { everyMs });
