import { type AnswerOf, type CalendarVisit, countRequests, getDashboard, walkersOverview } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import type { DaySummary } from "../today/data.ts";

type Figures = AnswerOf<typeof getDashboard>;
export type HardDay = Figures["hard_days"][number];

/** One matter that waits for the owner, and the act that settles it. */
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
  /** The tone: what is urgent counts as 'now'. */
  tone: "now" | "soon" | "calm";
  title: string;
  detail: string;
  act: string;
  to: string;
}

export interface Names {
  client: (id: string) => string;
  /** The first name, 'you' for the owner. */
  walker: (id: string | null) => string;
  /** Who or what has a copy of the client's key: 'Rosa has Copy A'. */
  keyHolder: (clientId: string) => string;
}

/** The owner's matters as they are now. What is not known yet is absent. */
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
  /** The requests of clients, and the first of them; 'failed' where they could not be read yet. */
  requests?: AnswerOf<typeof countRequests> | "failed" | undefined;
  /** The first day of the week that is to be told, where the owner wants to be asked. */
  tellFrom?: LocalDate | null | undefined;
  /** The sum of what walkers who deleted their accounts have left. */
  left?: { at: LocalDate; walkers: number; visits: number; first: LocalDate | null } | undefined;
  /** Epoch milliseconds. */
  now: number;
  names: Names;
}

const everyMs = 60_000;
export const useOverview = () => useRead(walkersOverview, { everyMs });
export const useFigures = () => useRead(getDashboard, { everyMs });
export const useRequests = () => useRead(countRequests, { everyMs });
