import { business } from "@petcare/business";
import type { doHardDay, RequestOf } from "@petcare/contract";
import {
  addDays,
  daysOffOn,
  goesOnClosed,
  type HardDayPlan,
  isWalkerAway,
  type LocalDate,
  movedAtMost,
  type PriceRules,
  planMoves,
  planSick,
  soldAs,
  type TimeFrame,
  type VisitAct,
  type VisitThere,
} from "@petcare/domain";
import {
  calendarFields,
  type HardDay,
  listHardDays,
  listPeople,
  type OpenWork,
  readPriceRules,
  readUser,
  readUsers,
  readVisitsIn,
  type Terms,
  type User,
  type Visit,
  visitId,
} from "@petcare/storage";
import { toGive } from "../shared/deactivating/decide.ts";
import { scheduleContextOf } from "../shared/deactivating/schedule-context.ts";
import { costing, isToCome, workOfDays } from "../shared/hard-days/work-of-days.ts";
import { ratesById, termsBy } from "../shared/money/terms.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";

type Body = RequestOf<typeof doHardDay>["body"];

/** The list of a hard day, with the data of its preview. */
export interface Planned {
  work: OpenWork;
  /** The number of visits that have begun or are over, and do not change. */
  begun: number;
  /** All other visits on these days. */
  there: readonly VisitThere[];
  plan: HardDayPlan;
  /** Ids of visits that take place unless they are toggled. */
  goOn: ReadonlySet<string>;
  team: readonly User[];
  chosen: ReadonlySet<string>;
  rules: PriceRules;
  terms: Terms;
}

/**
 * Plans a hard day. Writes nothing.
 * @throws AppError invalid_input if the days or the people are not valid
 */
export async function planHardDay(body: Body): Promise<Planned> {
  const { from, through } = body;
  const of = await personOf(body);
  const work = await workOfDays({ field: "from", from, through }, of);
  const inFrames = work.visits.filter(({ timeframe }) => body.timeframes?.includes(timeframe) ?? true);
  const visits = inFrames.filter(isToCome);
  const goOn = body.kind === "close" ? await goingOn(visits) : new Set<string>();
  const isTaken = (id: string) => goOn.has(id) === (body.toggled_ids?.includes(id) ?? false);
  const taken = isWalkerAway(body.kind) ? visits : visits.filter((visit) => isTaken(visitId(visit)));
  const shared = { work: { ...work, visits }, begun: inFrames.length - visits.length, goOn };
  const team = await listPeople(runtime.db, "team");
  const rules = await readPriceRules(runtime.db);
  const terms = termsBy(rules, ratesById(team));
  return { ...shared, rules, terms, ...(await listOf(body, { ...work, visits: taken }, team)) };
}

/** Finds the visits that take place on a closed day, by the kinds of their pets. */
async function goingOn(visits: readonly Visit[]): Promise<Set<string>> {
  const ids = visits.map(({ client_id }) => client_id);
  const clients = await readUsers(runtime.db, ids);
  const kindsOf = ({ client_id, pet_names }: Visit) =>
    pet_names.map((name) => clients.get(client_id)?.pets.find((pet) => pet.name === name)?.kind);
  return new Set(visits.filter((visit) => goesOnClosed(visit.service, kindsOf(visit))).map(visitId));
}

type Listed = Pick<Planned, "there" | "plan" | "team" | "chosen">;

function listOf(body: Body, work: OpenWork, team: readonly User[]): Promise<Listed> {
  if (isWalkerAway(body.kind)) return givenList(body, work);
  return body.kind === "close" && body.moves ? movedList(body, work, team) : cancelledList(body, work);
}

async function givenList({ about = "", from, through, walker_ids, unfit }: Body, work: OpenWork): Promise<Listed> {
  const { team, there, knows, isOff } = await scheduleContextOf(work, { id: about, role: "walker" }, today());
  const known = (id: string) => team.some((member) => member.id === id);
  if (walker_ids && !walker_ids.every(known)) throw invalidField("walker_ids", "Please select a walker");
  const sick = walker_ids ? new Set() : await sickBetween(from, through);
  const isAlwaysOff = ({ id }: User) => work.visits.every(({ date }) => isOff(id, date));
  const alwaysOff = new Set(team.filter(isAlwaysOff).map(({ id }) => id));
  const usual = team
    .filter(({ id, role }) => role !== "admin" && !sick.has(id) && !alwaysOff.has(id))
    .map(({ id }) => id);
  const candidates = walker_ids ?? usual;
  const nobody: VisitAct | undefined = unfit === "unassign" ? { do: "give", walker_id: null } : undefined;
  const around = {
    candidates,
    there,
    knows,
    travel: business.travelBufferMinutes,
    // A walker who is off on all of the days is a candidate only if the owner chooses them.
    isOff: (id: string, date: LocalDate) => isOff(id, date) && !alwaysOff.has(id),
  };
  const plan = planSick(work.visits.map(toGive), around, nobody);
  return {
    there: there.filter(({ date }) => date >= from && date <= through),
    plan,
    team,
    chosen: new Set(candidates),
  };
}

async function movedList(
  { from, through, timeframes, reason, cost, unfit }: Body,
  work: OpenWork,
  team: readonly User[],
): Promise<Listed> {
  const moving = new Set(work.visits.map(visitId));
  const range = { from: addDays(from, -movedAtMost), to: addDays(through, movedAtMost + 1) };
  const calendar = await readVisitsIn(runtime.db, range, calendarFields);
  const there = calendar
    .filter((visit) => !moving.has(visitId(visit)))
    .map((visit) => ({ ...visit, service_type: soldAs(visit.service) }));
  const costOf = await costing({ cost, reason, at: runtime.now() });
  const isClosed = await closedBefore();
  const byId = new Map(work.visits.map((visit) => [visitId(visit), visit]));
  const daysOff = new Map(team.map(({ id, days_off }) => [id, days_off]));
  const isOpen = ({ timeframe, walker_id = "" }: Pick<Visit, "timeframe" | "walker_id">, date: LocalDate) =>
    date > today() &&
    !isClosed(timeframe, date) &&
    !daysOffOn(daysOff.get(walker_id), date) &&
    (date < from || date > through || !(timeframes?.includes(timeframe) ?? true));
  const plan = planMoves(
    work.visits.map(toGive),
    { there, travel: business.travelBufferMinutes, isOpen },
    ({ id }): VisitAct | undefined => {
      const visit = byId.get(id);
      return unfit === "cancel" && visit ? { do: "cancel", ...costOf(visit) } : undefined;
    },
  );
  return { ...nobodyGets, plan };
}

/** The context of a day on which no walker takes over visits. */
const nobodyGets = { there: [], team: [], chosen: new Set<string>() };

async function cancelledList(body: Body, work: OpenWork): Promise<Listed> {
  const costOf = await costing({ ...body, at: runtime.now() });
  const acts = work.visits.map((visit): [string, VisitAct] => [visitId(visit), { do: "cancel", ...costOf(visit) }]);
  return { ...nobodyGets, plan: { acts: new Map(acts), unfit: [] } };
}

/** Reads the stored hard days of some kinds that are done or being done. */
async function daysOf(isOfKind: (kind: HardDay["kind"]) => boolean): Promise<HardDay[]> {
  const kept = await listHardDays(runtime.db, runtime.now());
  return kept.filter(({ kind, state }) => isOfKind(kind) && (state === "doing" || state === "done"));
}

/** Makes the function that tells whether a frame of a day is closed by a stored hard day. */
async function closedBefore(): Promise<(timeframe: TimeFrame, date: LocalDate) => boolean> {
  const closed = await daysOf((kind) => kind === "close");
  return (timeframe, date) =>
    closed.some((day) => day.from <= date && date <= day.through && (day.timeframes?.includes(timeframe) ?? true));
}

/** Finds the walkers who are sick or off on one of the days by a stored hard day. */
async function sickBetween(from: LocalDate, through: LocalDate): Promise<Set<string>> {
  const days = (await daysOf(isWalkerAway)).filter((day) => day.from <= through && day.through >= from);
  return new Set(days.flatMap(({ about }) => about ?? []));
}

/** Reads the person of a hard day. @throws AppError not_found */
async function personOf({ kind, about }: Body) {
  if (kind === "close" || about === undefined) return undefined;
  const user = await readUser(runtime.db, about);
  const isOfKind = kind === "away" ? user?.role === "client" : user && user.role !== "client";
  if (!user || !isOfKind || user.deleted_at) throw new AppError("not_found", "This person was not found.");
  return { id: about, role: kind === "away" ? ("client" as const) : ("walker" as const) };
}
