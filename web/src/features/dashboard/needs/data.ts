import { type AnswerOf, type CalendarVisit, countRequests, getDashboard, walkersOverview } from "@petcare/contract";
import { addDays, daysOffOn, isOpen, type LocalDate, localDateOf, visitsWithoutKey } from "@petcare/domain";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { zone } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { type DaySummary, summaryOf } from "../today/data.ts";
import { needsOf, onTimeWords } from "./words.ts";

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

/** Lists what waits for the owner, and names who is on time. `visits` are those of today and the next two days. */
export function useNeeds(visits: readonly CalendarVisit[], date: LocalDate, now: number) {
  const team = useWalkers();
  const clients = useClients();
  const overview = useOverview().data;
  const figures = useFigures().data;
  const requests = useRequests();
  const on = (day: LocalDate) =>
    summaryOf(
      visits.filter((visit) => visit.date === day),
      now,
    );
  const today = on(date);
  const tomorrow = addDays(date, 1);
  const walkers = new Map(team.map((walker) => [walker.id, walker]));
  const walker = (id: string | null) => walkerWords(walkers, id);
  const clientOf = (id: string) => clients.find((client) => client.id === id);
  const late = overview?.late.flatMap(({ _id, minutes }) => {
    const visit = visits.find((one) => one._id === _id);
    return visit ? [{ visit, minutes }] : [];
  });
  const silent = overview?.walkers.filter((one) => one.silent) ?? [];
  const left = overview?.left;
  const needs = needsOf({
    date,
    today,
    tomorrow: { date: tomorrow, ...on(tomorrow) },
    withoutKey: visitsWithoutKey(visits, date, keyRegister(clients, team)),
    unfinished: figures?.unfinished,
    late,
    off: today.byWalker.flatMap(({ walkerId, visits: ofDay }) => {
      const open = ofDay.filter(isOpen).length;
      return open > 0 && daysOffOn(walkers.get(walkerId)?.days_off, date) ? [{ walkerId, visits: open }] : [];
    }),
    hardDays: figures?.hard_days,
    incidents: figures?.incidents,
    toSettle: figures?.to_settle,
    requests: requests.data ?? (requests.isError ? "failed" : undefined),
    tellFrom: figures?.ask_to_tell_from,
    left: left ? { ...left, at: localDateOf(Date.parse(left.at), zone) } : undefined,
    now,
    names: {
      client: (id) => clientOf(id)?.name ?? "Unknown client",
      walker,
      keyHolder: (id) => keyHolderWords(clientOf(id)?.keys?.[0], walker),
    },
  });
  const behind = new Set([...(late ?? []).map(({ visit }) => visit.walker_id), ...silent.map(({ id }) => id)]);
  return { needs, onTime: onTimeWords(today, walker, behind) };
}

/** 'Rosa', 'you', 'nobody'. */
function walkerWords(
  walkers: ReadonlyMap<string, { name: string; isCurrentUser: boolean }>,
  id: string | null,
): string {
  if (id === null) return "nobody";
  const walker = walkers.get(id);
  if (walker?.isCurrentUser) return "you";
  return walker
    ? briefName(
        walker.name,
        [...walkers.values()].map(({ name }) => name),
      )
    : "Unknown walker";
}

/** 'Rosa has Copy A', 'Copy A is in the office'. */
function keyHolderWords(
  copy: { label: string; holder_id: string | null; place: string | null } | undefined,
  walker: Names["walker"],
): string {
  if (!copy) return "";
  if (copy.holder_id === null) return `${copy.label}: ${copy.place ?? "with you"}`;
  const name = walker(copy.holder_id);
  return name === "you" ? `you have ${copy.label}` : `${name} has ${copy.label}`;
}
