import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { daysOffText } from "../../../lib/format/days-off-link.ts";
import { minutesOverdue } from "../../../lib/format/shown-status.ts";
import { daySpan, delay, duration, frameBrief, shortDay, weekdayName } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import type { DaySummary } from "../today/data.ts";
import type { HardDay, Morning, Names, Need } from "./data.ts";

/**
 * Lists what needs the owner, the most pressing first. Lines about no visit are left out, but for tomorrow's.
 */
export function needsOf(morning: Morning): Need[] {
  const { date, today, tomorrow, withoutKey, unfinished, late, off, incidents, toSettle, now, names } = morning;
  return [
    overdueNeed(today.overdue, now, names),
    lateNeed(late, names),
    offNeed(off, date, names),
    hardDayNeed(morning.hardDays, names),
    unassignedNeed(today.unassigned, now, names),
    incidents &&
      need("incident", "now", `${count(incidents, "incident")} to read`, "Noted on a visit by its walker", {
        act: "Read",
        to: "/admin/to-settle",
      }),
    toSettle &&
      need("settle", "soon", `${count(toSettle, "report")} to settle`, "Walkers did what the plan contradicts", {
        act: "Settle",
        to: "/admin/to-settle",
      }),
    requestNeed(morning.requests),
    morning.tellFrom &&
      need("tell", "soon", `Not told yet: from ${shortDay(morning.tellFrom)}`, "Look at each message first", {
        act: "Tell",
        to: "?tell=week",
      }),
    unfinished?.since &&
      need(
        "unfinished",
        "soon",
        `${unfinished.visits} unfinished since ${shortDay(unfinished.since)}`,
        "Neither completed nor cancelled",
        { act: "See all", to: calendarOn(unfinished.since, { view: "week", only: "overdue" }) },
      ),
    leftNeed(morning.left),
    keyNeed(withoutKey, date, names),
    tomorrowNeed(tomorrow),
  ].filter((one) => typeof one === "object" && one !== null);
}

type Act = Pick<Need, "act" | "to">;

const need = (key: Need["key"], tone: Need["tone"], title: string, detail: string, act: Act): Need => ({
  key,
  tone,
  title,
  detail,
  ...act,
});

const pets = ({ pet_names }: CalendarVisit) => petsText(pet_names, 2);
const visitWords = ({ client_id, walker_id, timeframe }: CalendarVisit, { client, walker }: Names) =>
  `${client(client_id)}, ${frameBrief(timeframe)}, ${walker(walker_id)}`;

function overdueNeed(visits: readonly CalendarVisit[], now: number, names: Names): Need | undefined {
  const [first] = visits;
  if (!first) return undefined;
  const late = (visit: CalendarVisit) => delay(minutesOverdue(visit, now));
  if (visits.length > 1) {
    const each = visits.map((visit) => `${pets(visit)} ${late(visit)}, ${names.walker(visit.walker_id)}`);
    return need("overdue", "now", `${visits.length} overdue`, each.join("; "), {
      act: "See all",
      to: calendarOn(first.date, { only: "overdue" }),
    });
  }
  const title = `${pets(first)} ${first.pet_names.length > 1 ? "are" : "is"} ${late(first)} late`;
  // Nobody can complete a visit that has no walker.
  const act =
    first.walker_id === null
      ? { act: "Find walker", to: `?edit=${first._id}` }
      : { act: "Complete", to: calendarOn(first.date, { visit: first._id, complete: first._id }) };
  return need("overdue", "now", title, visitWords(first, names), act);
}

function lateNeed(late: Morning["late"] = [], names: Names): Need | undefined {
  const [first] = late;
  if (!first) return undefined;
  const { visit, minutes } = first;
  if (late.length > 1) {
    const each = late.map((one) => `${pets(one.visit)} ${delay(one.minutes)}, ${names.walker(one.visit.walker_id)}`);
    return need("late", "soon", `${late.length} will be late`, each.join("; "), {
      act: "See day",
      to: calendarOn(visit.date),
    });
  }
  return need("late", "soon", `${pets(visit)} will be ${delay(minutes)} late`, visitWords(visit, names), {
    act: "See visit",
    to: calendarOn(visit.date, { visit: visit._id }),
  });
}

/** Names the walkers who have a day off today, and open visits. */
function offNeed(off: Morning["off"] = [], date: LocalDate, { walker }: Names): Need | undefined {
  const [first] = off;
  if (!first) return undefined;
  if (off.length > 1) {
    const each = off.map(({ walkerId, visits }) => `${walker(walkerId)} ${count(visits, "visit")}`);
    return need("off", "now", `${off.length} walkers are off today`, each.join(", "), {
      act: "See day",
      to: calendarOn(date),
    });
  }
  const name = walker(first.walkerId);
  const title = name === "you" ? "You are off today" : `${name} is off today`;
  return need("off", "now", title, `${count(first.visits, "visit")} to go`, {
    act: "Give visits",
    to: `?off=${daysOffText(first.walkerId, { from: date, to: date })}`,
  });
}

/** Names a hard day that was interrupted, and leads to the dialog that continues: 'Snow: 31 of 60 done'. */
function hardDayNeed([day, ...others]: Morning["hardDays"] = [], names: Names): Need | undefined {
  if (!day) return undefined;
  const { from, through, state, done, total } = day;
  const title = `${hardDayName(day, names)}: ${done} of ${total} ${state === "undoing" ? "put back" : "done"}`;
  const detail = `${daySpan(from, through)}${others.length > 0 ? ` · and ${others.length} more` : ""}`;
  return need("hard-day", "now", title, detail, { act: "Continue", to: hardDayPath(day) });
}

function hardDayName({ kind, about, reason }: HardDay, { walker, client }: Names): string {
  if (kind === "close") return reason || "A closed day";
  if (kind === "away") return `${client(about ?? "")} is away`;
  const name = walker(about);
  return name === "you" ? `You are ${kind}` : `${name} is ${kind}`;
}

function hardDayPath({ kind, about, from, through }: HardDay): string {
  if (kind === "close") return "?closing=days";
  return kind === "off" ? `?off=${daysOffText(about ?? "", { from, to: through })}` : `?${kind}=${about}`;
}

function requestNeed(requests: Morning["requests"]): Need | undefined {
  const to = "/admin/requests";
  if (requests === "failed") {
    return need("requests", "soon", "Requests could not be counted", "They are in their list", { act: "See", to });
  }
  if (!requests?.first) return undefined;
  const { client, date, timeframe } = requests.first;
  const detail = timeframe ? `${client} first, for ${shortDay(date)} ${frameBrief(timeframe)}` : `${client} first`;
  return need("requests", "soon", `${count(requests.waiting, "request")} to answer`, detail, { act: "Answer", to });
}

function unassignedNeed(visits: readonly CalendarVisit[], now: number, { client }: Names): Need | undefined {
  const [first] = visits;
  if (!first) return undefined;
  const frame = frameBrief(first.timeframe);
  if (visits.length > 1) {
    return need("unassigned", "now", `${visits.length} have no walker today`, `${pets(first)} first, ${frame}`, {
      act: "Assign",
      to: calendarOn(first.date, { only: "unassigned" }),
    });
  }
  const left = -minutesOverdue(first, now);
  const title = `${pets(first)} ${first.pet_names.length > 1 ? "have" : "has"} no walker, ${frame}`;
  const detail = [client(first.client_id), left > 0 && `${duration(left)} left`].filter(Boolean).join(" · ");
  return need("unassigned", "now", title, detail, { act: "Find walker", to: `?edit=${first._id}` });
}

function leftNeed(left: Morning["left"]): Need | undefined {
  if (!left?.first) return undefined;
  const who = left.walkers === 1 ? "A walker" : `${left.walkers} walkers, the last one`;
  const title = `${left.visits} ${left.visits === 1 ? "visit needs" : "visits need"} a walker`;
  return need("left", "soon", title, `${who} left on ${shortDay(left.at)}`, {
    act: "Assign",
    to: calendarOn(left.first, { view: "week", only: "unassigned" }),
  });
}

function keyNeed(visits: readonly CalendarVisit[], today: LocalDate, { walker, keyHolder }: Names): Need | undefined {
  const [first] = visits;
  if (!first) return undefined;
  if (visits.length > 1) {
    const walkers = new Set(visits.map(({ walker_id }) => walker(walker_id)));
    return need(
      "no-key",
      "soon",
      `${visits.length} visits without a key`,
      `Until tomorrow: ${[...walkers].join(", ")}`,
      {
        act: "See all",
        to: calendarOn(first.date, { view: "week", only: "no-key" }),
      },
    );
  }
  const name = walker(first.walker_id);
  const title = `${name === "you" ? "You have" : `${name} has`} no key for ${pets(first)}`;
  const day = first.date === today ? "Today" : weekdayName(first.date);
  return need("no-key", "soon", title, `${day} ${frameBrief(first.timeframe)} · ${keyHolder(first.client_id)}`, {
    act: "Hand over",
    to: `/admin/clients/${first.client_id}?tab=details`,
  });
}

function tomorrowNeed({ date, total, unassigned, byWalker }: Morning["tomorrow"]): Need {
  const [first] = unassigned;
  const open = first && `${pets(first)}, ${frameBrief(first.timeframe)}`;
  const title = `Tomorrow: ${count(total, "visit")}${first ? `, ${unassigned.length} unassigned` : ""}`;
  const detail = [shortDay(date), total > 0 && count(byWalker.length, "walker"), open].filter(Boolean).join(" · ");
  return need("tomorrow", first ? "soon" : "calm", title, detail, {
    act: first ? "Assign" : "See day",
    to: calendarOn(date, first ? { only: "unassigned" } : {}),
  });
}

/**
 * Names who is on time today, or counts more than six. Undefined where no one is.
 * @param behind the walkers who will be late, or are silent
 */
export function onTimeWords(
  { byWalker }: DaySummary,
  walker: Names["walker"],
  behind: ReadonlySet<string | null>,
): string | undefined {
  const names = byWalker
    .filter(({ overdue, walkerId }) => overdue === 0 && !behind.has(walkerId))
    .map(({ walkerId }) => walker(walkerId));
  if (names.length === 0) return undefined;
  return names.length > 6 ? `${names.length} walkers` : names.map((name) => (name === "you" ? "You" : name)).join(", ");
}
