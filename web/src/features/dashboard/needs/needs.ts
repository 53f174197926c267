import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { minutesOverdue } from "../../../lib/format/shown-status.ts";
import { delay, duration, frameBrief, shortDay, weekdayName } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { hardDayNeed } from "./hard-day-need.ts";
import type { Morning, Names, Need } from "./need.ts";
import { offNeed } from "./off-need.ts";

/**
 * Lists what waits for the owner, the most pressing first. A matter without any visit is left out, but for tomorrow.
 */
export function needsOf({
  date,
  today,
  tomorrow,
  withoutKey,
  unfinished,
  late,
  off,
  hardDays,
  incidents,
  toSettle,
  requests,
  tellFrom,
  left,
  now,
  names,
}: Morning): Need[] {
  const needs = [
    overdueNeed(today.overdue, now, names),
    lateNeed(late, names),
    offNeed(off, date, names),
    hardDayNeed(hardDays, names),
    unassignedNeed(today.unassigned, now, names),
    incidentNeed(incidents),
    settleNeed(toSettle),
    requestNeed(requests),
    tellNeed(tellFrom),
    unfinishedNeed(unfinished),
    leftNeed(left),
    keyNeed(withoutKey, date, names),
    tomorrowNeed(tomorrow),
  ];
  return needs.filter((need) => need !== undefined);
}

const pets = ({ pet_names }: CalendarVisit) => petsText(pet_names, 2);

function overdueNeed(visits: readonly CalendarVisit[], now: number, { client, walker }: Names): Need | undefined {
  const [first] = visits;
  if (!first) return undefined;
  const late = (visit: CalendarVisit) => delay(minutesOverdue(visit, now));
  const shared = { key: "overdue", tone: "now" } as const;
  if (visits.length > 1) {
    return {
      ...shared,
      title: `${visits.length} overdue`,
      detail: visits.map((visit) => `${pets(visit)} ${late(visit)}, ${walker(visit.walker_id)}`).join("; "),
      act: "See all",
      to: calendarOn(first.date, { only: "overdue" }),
    };
  }
  return {
    ...shared,
    title: `${pets(first)} ${first.pet_names.length > 1 ? "are" : "is"} ${late(first)} late`,
    detail: `${client(first.client_id)}, ${frameBrief(first.timeframe)}, ${walker(first.walker_id)}`,
    // Nobody can complete a visit that has no walker.
    ...(first.walker_id === null
      ? { act: "Find walker", to: `?edit=${first._id}` }
      : { act: "Complete", to: calendarOn(first.date, { visit: first._id, complete: first._id }) }),
  };
}

function lateNeed(late: Morning["late"] = [], { client, walker }: Names): Need | undefined {
  const [first] = late;
  if (!first) return undefined;
  const { visit, minutes } = first;
  const shared = { key: "late", tone: "soon" } as const;
  if (late.length > 1) {
    return {
      ...shared,
      title: `${late.length} will be late`,
      detail: late.map((one) => `${pets(one.visit)} ${delay(one.minutes)}, ${walker(one.visit.walker_id)}`).join("; "),
      act: "See day",
      to: calendarOn(visit.date),
    };
  }
  return {
    ...shared,
    title: `${pets(visit)} will be ${delay(minutes)} late`,
    detail: `${client(visit.client_id)}, ${frameBrief(visit.timeframe)}, ${walker(visit.walker_id)}`,
    act: "See visit",
    to: calendarOn(visit.date, { visit: visit._id }),
  };
}

function incidentNeed(incidents = 0): Need | undefined {
  if (incidents === 0) return undefined;
  return {
    key: "incident",
    tone: "now",
    title: `${count(incidents, "incident")} to read`,
    detail: "Noted on a visit by its walker",
    act: "Read",
    to: "/admin/to-settle",
  };
}

function settleNeed(reports = 0): Need | undefined {
  if (reports === 0) return undefined;
  return {
    key: "settle",
    tone: "soon",
    title: `${count(reports, "report")} to settle`,
    detail: "Walkers did what the plan contradicts",
    act: "Settle",
    to: "/admin/to-settle",
  };
}

function requestNeed(requests: Morning["requests"]): Need | undefined {
  const shared = { key: "requests", tone: "soon", to: "/admin/requests" } as const;
  if (requests === "failed") {
    return { ...shared, title: "Requests could not be counted", detail: "They are in their list", act: "See" };
  }
  const first = requests?.first;
  if (!requests || !first) return undefined;
  const detail = first.timeframe
    ? `${first.client} first, for ${shortDay(first.date)} ${frameBrief(first.timeframe)}`
    : `${first.client} first`;
  const title = `${count(requests.waiting, "request")} to answer`;
  return { ...shared, title, detail, act: "Answer" };
}

function tellNeed(from: Morning["tellFrom"]): Need | undefined {
  if (!from) return undefined;
  const title = `Not told yet: from ${shortDay(from)}`;
  return { key: "tell", tone: "soon", title, detail: "Look at each message first", act: "Tell", to: "?tell=week" };
}

function unfinishedNeed(unfinished: Morning["unfinished"]): Need | undefined {
  if (!unfinished?.since) return undefined;
  const { visits, since } = unfinished;
  return {
    key: "unfinished",
    tone: "soon",
    title: `${visits} unfinished since ${shortDay(since)}`,
    detail: "Neither completed nor cancelled",
    act: "See all",
    to: calendarOn(since, { view: "week", only: "overdue" }),
  };
}

function unassignedNeed(visits: readonly CalendarVisit[], now: number, { client }: Names): Need | undefined {
  const [first] = visits;
  if (!first) return undefined;
  const shared = { key: "unassigned", tone: "now" } as const;
  const frame = frameBrief(first.timeframe);
  if (visits.length > 1) {
    return {
      ...shared,
      title: `${visits.length} have no walker today`,
      detail: `${pets(first)} first, ${frame}`,
      act: "Assign",
      to: calendarOn(first.date, { only: "unassigned" }),
    };
  }
  const left = -minutesOverdue(first, now);
  return {
    ...shared,
    title: `${pets(first)} ${first.pet_names.length > 1 ? "have" : "has"} no walker, ${frame}`,
    detail: [client(first.client_id), left > 0 && `${duration(left)} left`].filter(Boolean).join(" · "),
    act: "Find walker",
    to: `?edit=${first._id}`,
  };
}

function leftNeed(left: Morning["left"]): Need | undefined {
  if (!left?.first) return undefined;
  const who = left.walkers === 1 ? "A walker" : `${left.walkers} walkers, the last one`;
  return {
    key: "left",
    tone: "soon",
    title: `${left.visits} ${left.visits === 1 ? "visit needs" : "visits need"} a walker`,
    detail: `${who} left on ${shortDay(left.at)}`,
    act: "Assign",
    to: calendarOn(left.first, { view: "week", only: "unassigned" }),
  };
}

function keyNeed(visits: readonly CalendarVisit[], today: LocalDate, { walker, keyHolder }: Names): Need | undefined {
  const [first] = visits;
  if (!first) return undefined;
  const shared = { key: "no-key", tone: "soon" } as const;
  if (visits.length > 1) {
    const walkers = new Set(visits.map(({ walker_id }) => walker(walker_id)));
    return {
      ...shared,
      title: `${visits.length} visits without a key`,
      detail: `Until tomorrow: ${[...walkers].join(", ")}`,
      act: "See all",
      to: calendarOn(first.date, { view: "week", only: "no-key" }),
    };
  }
  const name = walker(first.walker_id);
  const day = first.date === today ? "Today" : weekdayName(first.date);
  return {
    ...shared,
    title: `${name === "you" ? "You have" : `${name} has`} no key for ${pets(first)}`,
    detail: `${day} ${frameBrief(first.timeframe)} · ${keyHolder(first.client_id)}`,
    act: "Hand over",
    to: `/admin/clients/${first.client_id}?tab=details`,
  };
}

function tomorrowNeed({ date, total, unassigned, byWalker }: Morning["tomorrow"]): Need {
  const [first] = unassigned;
  const open = first && `${pets(first)}, ${frameBrief(first.timeframe)}`;
  return {
    key: "tomorrow",
    tone: first ? "soon" : "calm",
    title: `Tomorrow: ${count(total, "visit")}${first ? `, ${unassigned.length} unassigned` : ""}`,
    detail: [shortDay(date), total > 0 && count(byWalker.length, "walker"), open].filter(Boolean).join(" · "),
    act: first ? "Assign" : "See day",
    to: calendarOn(date, first ? { only: "unassigned" } : {}),
  };
}
