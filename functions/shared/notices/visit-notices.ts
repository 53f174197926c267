import { business } from "@petcare/business";
import {
  baseOf,
  clockText,
  firstNameOf,
  isLate,
  isNoNews,
  isOn,
  isOpen,
  isPastSide,
  type LastSent,
  lateLine,
  localDateOf,
  type Notice,
  type PlanChange,
  planLines,
} from "@petcare/domain";
import { parseVisitId, readSchedules, readVisitsAt, type Visit } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, noticeOf } from "./collect.ts";

/** The visits of some things as they are now. */
const visitsOf = (given: readonly Given[]): Promise<Map<string, Visit>> =>
  readVisitsAt(
    runtime.db,
    given.flatMap(({ id }) => parseVisitId(id) ?? []),
    { consistent: true },
  );

interface Change extends PlanChange {
  given: Given;
}

/** The message of what has changed in a person's plan. @param given things that have no news are left out */
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
      // Of a series that begins later the first visit is not stored yet.
      pets: visit?.pet_names ?? schedule?.pet_names ?? [],
      base: knownOf(one),
      after,
      charged: visit?.status === "cancelled" ? (visit.charge_cents ?? 0) : 0,
      row: one.again ? undefined : row,
      series: series ? { pets: schedule.pet_names, start: schedule.date, recurrence: schedule.recurrence } : undefined,
    };
  });
  const nameOf = (id: string | undefined) => nameIn(team, id);
  const lines = planLines(changes, { reader: person.role, today, nameOf });
  if (lines.length === 0) return [];
  const tells = lines.flatMap(({ fact, says }) =>
    says.map(({ given: { thing, entry, last } }): [string, LastSent] => [
      thing,
      { version: entry.version, fields: entry.after, named: "every" in fact ? last?.named : true },
    ]),
  );
  const facts = { reader: person.role, changes: lines.map(({ fact }) => fact) };
  return [{ kind: "plan", facts, tells: Object.fromEntries(tells), isUrgent: true }];
}

/** The visit as they know it. What is told again is told as if they had never heard of it. */
function knownOf({ entry, last, again }: Given) {
  const { after, asked } = entry;
  const base = again ? undefined : baseOf(entry, last);
  const isNeverTold = after?.state === "cancelled" && (again || asked) && !isOn(base);
  return isNeverTold ? { ...after, state: "open" as const } : base;
}

export const nameIn = (team: Look["team"], id: string | undefined): string | undefined => {
  const name = id === undefined ? undefined : team.get(id);
  return name === undefined ? undefined : firstNameOf(name);
};

/** In milliseconds: a visit that was done before is no news. */
const doneIsNews = 36 * 3_600_000;

/** The messages of a client's visits that have begun or are done, as they are now. */
export async function liveNotices(given: readonly Given[], { team }: Look): Promise<Notice[]> {
  const visits = await visitsOf(given);
  const since = runtime.now() - doneIsNews;
  return given.flatMap((one) => {
    const visit = visits.get(one.id);
    if (!visit) return [];
    const { pet_names: pets, walker_id, arrived_at = 0, completed_at = 0, comments } = visit;
    const isDone = one.thing.startsWith("done:");
    if (isDone && visit.status === "completed" && completed_at > since) {
      const hasNote = visit.note_deleted_at === undefined;
      const photos = (visit.photo_ids?.length ?? 0) + (visit.photo_urls?.length ?? 0);
      const facts = { pets, note: hasNote ? comments : undefined, photos: hasNote ? photos : 0 };
      return noticeOf("done", facts, one, String(completed_at));
    }
    if (isDone || !isOpen(visit) || arrived_at <= since) return [];
    const facts = { pets, walker: nameIn(team, walker_id), clock: clockText(arrived_at, business.timeZone) };
    return noticeOf("here", facts, one, String(arrived_at));
  });
}

/** The messages of what nobody has finished: a walker's own in one, and the owner's in one for each walker. */
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
    facts: { walker, visits: some.map(({ visit }) => lateLine(visit, business.timeZone)) },
    tells: Object.fromEntries(some.map(({ one: { thing, entry } }) => [thing, { version: entry.version }])),
  }));
}
