import { business } from "@petcare/business";
import {
  baseOf,
  doneMessage,
  firstNameOf,
  hereMessage,
  isLate,
  isNoNews,
  isOn,
  isOpen,
  isPastSide,
  type LastSent,
  lateMessage,
  localDateOf,
  type MessageReader,
  type Notice,
  type PlanChange,
  planLines,
  planMessage,
} from "@petcare/domain";
import { parseVisitId, readSchedules, readVisitsAt, type Visit } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, noticeOf } from "./collect.ts";

/** Reads the current visits of some things. */
const visitsOf = (given: readonly Given[]): Promise<Map<string, Visit>> =>
  readVisitsAt(
    runtime.db,
    given.flatMap(({ id }) => parseVisitId(id) ?? []),
    { consistent: true },
  );

interface Change extends PlanChange {
  given: Given;
}

/** Makes the message about changes of a person's visits. @param given things without news are left out */
export async function planNotices(given: readonly Given[], { person, team }: Look): Promise<Notice[]> {
  const today = localDateOf(runtime.now(), business.timeZone);
  const isNews = ({ entry, last, again }: Given) =>
    again ? entry.after?.state !== "done" && !isPastSide(entry.after, today) : !isNoNews(entry, last, today);
  const news = given.filter(isNews);
  if (news.length === 0 || person.role === "admin") return [];
  const visits = await visitsOf(news);
  const rows = news.flatMap(({ id, entry }) => (entry.row ? [parseVisitId(id)?.schedule_id ?? ""] : []));
  const schedules = await readSchedules(runtime.db, person.role === "client" ? [...new Set(rows)] : []);
  const changes = news.map((one): Change => {
    const visit = visits.get(one.id);
    const schedule = schedules.get(parseVisitId(one.id)?.schedule_id ?? "");
    const series = schedule && schedule.recurrence.frequency !== "none";
    const { after, row } = one.entry;
    return {
      given: one,
      // The first visit of a series that begins later is not stored yet.
      pets: visit?.pet_names ?? schedule?.pet_names ?? [],
      base: knownOf(one),
      after,
      charged: visit?.status === "cancelled" ? (visit.charge_cents ?? 0) : 0,
      row: one.again ? undefined : row,
      series: series ? { pets: schedule.pet_names, start: schedule.date, recurrence: schedule.recurrence } : undefined,
    };
  });
  const lines = planLines(changes, { ...readerOf(person.role, team), today });
  if (lines.length === 0) return [];
  const tells = lines.flatMap(({ isSentence, says }) =>
    says.map(({ given: { thing, entry, last } }): [string, LastSent] => [
      thing,
      { version: entry.version, fields: entry.after, named: isSentence ? last?.named : true },
    ]),
  );
  const text = planMessage(lines, person.role);
  return [{ kind: "plan", text, tells: Object.fromEntries(tells), isUrgent: true }];
}

/** Finds the visit as the person last knew it. A message that is sent again treats it as new. */
function knownOf({ entry, last, again }: Given) {
  const { after, asked } = entry;
  const base = again ? undefined : baseOf(entry, last);
  const isNeverTold = after?.state === "cancelled" && (again || asked) && !isOn(base);
  return isNeverTold ? { ...after, state: "open" as const } : base;
}

const nameIn = (team: Look["team"], id = ""): string | undefined => {
  const name = team.get(id);
  return name === undefined ? undefined : firstNameOf(name);
};

/** Makes the reader of a message, who knows walkers by their first names. */
export const readerOf = (reader: MessageReader["reader"], team: Look["team"]): MessageReader => ({
  reader,
  nameOf: (id) => nameIn(team, id),
});

/** In milliseconds. Visits completed longer ago are not reported. */
const doneIsNews = 36 * 3_600_000;

/** Makes a client's messages about visits that have begun or are done. */
export async function liveNotices(given: readonly Given[], { team }: Look): Promise<Notice[]> {
  const visits = await visitsOf(given);
  const since = runtime.now() - doneIsNews;
  return given.flatMap((one) => {
    const visit = visits.get(one.id);
    if (!visit) return [];
    const { status, walker_id, arrived_at = 0, completed_at = 0 } = visit;
    if (one.thing.startsWith("done:")) {
      const isNews = status === "completed" && completed_at > since;
      return isNews ? noticeOf("done", doneMessage(visit), one, String(completed_at)) : [];
    }
    if (!isOpen(visit) || arrived_at <= since) return [];
    const text = hereMessage(visit, nameIn(team, walker_id), business.timeZone);
    return noticeOf("here", text, one, String(arrived_at));
  });
}

/** Makes the messages about late visits: one for a walker, and for the owner one for each walker. */
export async function lateNotices(given: readonly Given[], { person, team }: Look): Promise<Notice[]> {
  const visits = await visitsOf(given);
  const isOwner = person.role === "admin";
  const late = given.flatMap((one) => {
    const visit = visits.get(one.id);
    const isTheirs = visit && (isOwner || visit.walker_id === person.id);
    return isTheirs && isLate(visit, runtime.now(), business.timeZone) ? [{ one, visit }] : [];
  });
  const groups = Map.groupBy(late, ({ visit }) => (isOwner ? nameIn(team, visit.walker_id) : undefined));
  return [...groups].map(([walker, some]) => ({
    kind: "late",
    text: lateMessage(
      some.map(({ visit }) => visit),
      walker,
      business.timeZone,
    ),
    tells: Object.fromEntries(some.map(({ one: { thing, entry } }) => [thing, { version: entry.version }])),
  }));
}
