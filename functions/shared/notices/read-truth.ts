import { business } from "@petcare/business";
import {
  addDays,
  copiesFor,
  fieldsAt,
  firstNameOf,
  instantOf,
  isOpen,
  type LocalDate,
  listText,
  localDateOf,
  looksForLate,
  type NoticeInvoice,
  type NoticePass,
  type NoticePay,
  type NoticeSeries,
  type NoticeVisit,
  soldAs,
  stepStarts,
  summarySpan,
  type Truth,
} from "@petcare/domain";
import {
  householdOf,
  type Invoice,
  isSingle,
  type Messenger,
  parseVisitId,
  readClientInvoices,
  readConcerned,
  readSchedules,
  readUsers,
  readVisitsIn,
  readWalkerPayRuns,
  type Schedule,
  type Told,
  type User,
  type Visit,
  visitId,
} from "@petcare/storage";
import { ofAnybody } from "../pipeline/of-anybody.ts";
import { runtime } from "../runtime.ts";
import { mayComeLate } from "./concerned.ts";
import { requestsOf, requestsToAnswer } from "./notice-requests.ts";
import { readEvents } from "./owner-events.ts";

/** Shared by all looks of a run. */
export interface LookContext {
  messenger: Messenger;
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
}

/** Days before today of which somebody may still hear that a visit is done. */
const daysBack = 2;

/** Invoices and pay runs that may be news: the latest ones. */
const latest = 20;

/** Reads all that is true of one person now, as far as they may be told. */
export async function readTruth(
  person: User,
  told: Pick<Told, "words" | "sending" | "asked"> | undefined,
  passes: readonly NoticePass[],
  context: LookContext,
): Promise<Truth> {
  const { messenger } = context;
  const today = localDateOf(runtime.now(), business.timeZone);
  // The visits, invoices and requests of a household are its client's.
  const { id } = (await householdOf(runtime.db, person)) ?? person;
  const reader = { id, role: person.role };
  const of = {
    reader: person.role,
    zone: business.timeZone,
    through: messenger.through,
    howToPay: business.howToPay,
    passes,
    overdueDays: messenger.overdue_days,
    visits: [],
    series: [],
    invoices: [],
    pay: [],
    keys: [],
  } satisfies Truth;
  if (of.reader === "admin") {
    const isLate = looksForLate(of);
    const range = { from: addDays(today, -1), to: addDays(today, 1) };
    const visits = isLate ? await readVisitsIn(runtime.db, range, ["schedule_id", "original_date"]) : [];
    const whole = await readConcerned(runtime.db, { id: "", role: "walker" }, nothing, visits.map(visitId));
    const requests = await requestsToAnswer(today);
    const events = await readEvents(eventsSince(of, told, today, messenger));
    return { ...of, visits: whole.map((visit) => noticeVisit(visit, person, context)), requests, events };
  }
  const abouts = Object.keys({ ...told?.words, ...told?.sending });
  const named = (prefix: string) =>
    abouts.filter((about) => about.startsWith(prefix)).map((about) => about.slice(prefix.length));
  const range = { from: addDays(today, -daysBack), through: messenger.through };
  const asked = await bookingsOf(told?.asked ?? []);
  const ids = [...new Set([...named("v:"), ...asked.visits])];
  const visits = await readConcerned(runtime.db, { id, role: of.reader }, range, ids);
  const noticeVisits = visits.map((visit) => ({
    ...noticeVisit(visit, reader, context),
    // A booking that was asked for and is cancelled is told to nobody who never heard of it.
    asked: told?.asked?.includes(visitId(visit)) ?? false,
  }));
  if (of.reader === "walker") {
    return {
      ...of,
      visits: noticeVisits,
      pay: await readPay(person.id),
      requests: await requestsOf(person.id),
      keys: passes.includes("evening") ? await keysFor(person.id, visits, addDays(today, 1)) : [],
    };
  }
  return {
    ...of,
    visits: noticeVisits,
    series: await readSeries(visits, [...named("s:"), ...asked.series], context),
    invoices: await readInvoices(id),
    requests: await requestsOf(id),
  };
}

/** The hour of the business's clock from which on pushes may wait for the morning: from 9 PM, and a look may come late. */
const night = 20;

/** The instant from which on the owner may not know of what has happened. */
function eventsSince(
  { passes, zone }: Pick<Truth, "passes" | "zone">,
  told: Pick<Told, "words"> | undefined,
  today: LocalDate,
  { cursor, on_since = 0 }: Messenger,
): number {
  const starts = [cursor - mayComeLate];
  if (passes.includes("morning")) starts.push(instantOf(addDays(today, -1), night, zone));
  if (passes.includes("summary")) starts.push(summarySpan(told?.words ?? {}, today, zone).from);
  return Math.max(on_since, Math.min(...starts));
}

/** The series among some ids, and the visits: those that are named, and those of bookings of a single one. */
async function bookingsOf(ids: readonly string[]): Promise<{ series: string[]; visits: string[] }> {
  const named = ids.filter((id) => parseVisitId(id) === undefined);
  const schedules = [...(await readSchedules(runtime.db, named)).values()];
  const singles = schedules.filter(isSingle).map(({ id, date }) => visitId({ schedule_id: id, original_date: date }));
  return {
    series: schedules.filter((schedule) => !isSingle(schedule)).map(({ id }) => id),
    visits: [...ids.filter((id) => !named.includes(id)), ...singles],
  };
}

const nothing = { from: "9999-12-31", through: "0001-01-01" } as const;

const walkerName = (id: string | undefined, { team }: LookContext): string | undefined => {
  const name = id === undefined ? undefined : team.get(id);
  return name === undefined ? undefined : firstNameOf(name);
};

function noticeVisit(visit: Visit, person: Pick<User, "id" | "role">, context: LookContext): NoticeVisit {
  const { schedule_id, original_date, date, timeframe, status, arrived_at, completed_at } = visit;
  const noteIsGone = visit.note_deleted_at !== undefined;
  return {
    id: visitId(visit),
    schedule_id,
    original_date,
    date,
    timeframe,
    service: soldAs(visit.service),
    pets: visit.pet_names,
    walker: walkerName(visit.walker_id, context),
    mine: person.role === "admin" || visit[person.role === "walker" ? "walker_id" : "client_id"] === person.id,
    status,
    arrived_at,
    completed_at,
    note: noteIsGone ? undefined : visit.comments,
    photos: noteIsGone ? 0 : (visit.photo_ids?.length ?? 0) + (visit.photo_urls?.length ?? 0),
    charged: status === "cancelled" ? (visit.charge_cents ?? 0) : 0,
  };
}

async function readSeries(visits: readonly Visit[], told: string[], context: LookContext): Promise<NoticeSeries[]> {
  const ids = new Set([...told, ...visits.filter(({ recurring }) => recurring).map(({ schedule_id }) => schedule_id)]);
  const schedules = await readSchedules(runtime.db, [...ids]);
  return [...schedules.values()]
    .filter(({ recurrence }) => recurrence.frequency !== "none")
    .map((schedule) => seriesOf(schedule, context));
}

const seriesOf = (schedule: Schedule, context: LookContext): NoticeSeries => ({
  id: schedule.id,
  pets: schedule.pet_names,
  start: schedule.date,
  recurrence: schedule.recurrence,
  steps: stepStarts(schedule, schedule.date).map((from) => {
    const { timeframe, walker_id } = fieldsAt(schedule, from);
    return { from, timeframe, walker: walkerName(walker_id, context) };
  }),
});

async function readInvoices(clientId: string): Promise<NoticeInvoice[]> {
  const { invoices } = await readClientInvoices(runtime.db, ofAnybody(clientId), { limit: latest, withVoid: true });
  return invoices.map(noticeInvoice);
}

const noticeInvoice = ({ id, status, period, due, sums: { total, paid } }: Invoice): NoticeInvoice => ({
  id,
  status,
  period,
  due,
  total,
  paid,
});

async function readPay(walkerId: string): Promise<NoticePay[]> {
  const { runs } = await readWalkerPayRuns(runtime.db, walkerId, { limit: latest });
  return runs.map(({ id, status, sums, period, created_at }) => ({
    id,
    status,
    total: sums.total,
    tips: sums.tips,
    through: period.end,
    at: created_at,
  }));
}

/** The pets whose home has a key, of a walker's visits of a day. */
async function keysFor(walkerId: string, visits: readonly Visit[], date: string): Promise<string[]> {
  const some = visits.filter((visit) => visit.date === date && isOpen(visit) && visit.walker_id === walkerId);
  const clients = await readUsers(
    runtime.db,
    some.map(({ client_id }) => client_id),
  );
  const needed = some.filter(
    ({ client_id }) => copiesFor(clients.get(client_id)?.keys ?? [], walkerId, false).copies.length > 0,
  );
  const nameOf = ({ pet_names, client_id }: Visit) =>
    listText(pet_names) || firstNameOf(clients.get(client_id)?.name ?? "");
  return [...new Set(needed.map(nameOf))];
}
