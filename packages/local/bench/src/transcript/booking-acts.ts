import { addDays, type LocalDate } from "@petcare/domain";
import type { Chance } from "./chance.ts";
import type { Entry, Json, Session } from "./session.ts";

export interface Turn {
  session: Session;
  chance: Chance;
  today: LocalDate;
  /** An id of its own for what the act makes. */
  id: string;
}
export type Act = (turn: Turn) => Promise<void>;

const frames = ["early_morning", "morning", "afternoon", "late_afternoon", "evening"];
const rules = [
  undefined,
  "FREQ=DAILY",
  "FREQ=WEEKLY;BYDAY=MO,WE,FR",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
  "FREQ=MONTHLY;BYMONTHDAY=31",
  "FREQ=DAILY;COUNT=10",
];
const owner = "owner" as const;

/** Open visits of some days around today, as the calendar shows them. */
const visitsAround = ({ session, today }: Turn, from = -3, to = 20): Promise<Json[]> =>
  session.look(`/schedules?start=${addDays(today, from)}&end=${addDays(today, to)}`);

async function aVisitOf(turn: Turn, wanted: (visit: Json) => boolean, from = -3, to = 20): Promise<Json> {
  return turn.chance.of((await visitsAround(turn, from, to)).filter(wanted));
}

const isOpen = ({ status }: Json) => status === "scheduled" || status === "confirmed";
const activeClient = async ({ session, chance }: Turn) =>
  chance.of((await session.look("/clients")).filter(({ active }: Json) => active)) as Json;
const activeWalker = async ({ session, chance }: Turn) =>
  chance.of((await session.look("/walkers")).filter(({ active }: Json) => active)) as Json;

const book: Act = async (turn) => {
  const { session, chance, today } = turn;
  const service_type = chance.of(["25", "25", "visit", "overnight", "other"]);
  const body = {
    date: addDays(today, chance.below(20) - 2),
    timeframe: chance.of(frames),
    service_type,
    client_id: (await activeClient(turn)).id,
    walker_id: (await activeWalker(turn)).id,
    pet_names: ["Biscuit"],
    rrule: chance.of(rules),
    ...(service_type === "other" && { service_label: "Nail trim" }),
    ...(chance.yes(3) && { notes: "Use the back gate's code" }),
    ...(chance.yes(4) && { price: 31.5 }),
  };
  await session.send({ as: owner, method: "POST", path: "/schedules/check", body: { ...body, pet_names: undefined } });
  await session.send({ as: owner, method: "POST", path: "/schedules", body });
};

/** Sends an edit first as a preview, and then with the plan that was seen. */
async function previewed({ session }: Turn, method: string, path: string, body: object): Promise<Entry> {
  const seen = await session.send({ as: owner, method, path: `${path}?preview=1`, body });
  return session.send({
    as: owner,
    method,
    path,
    body: { ...body, ...(seen.status < 300 && { plan: seen.answer.plan }) },
  });
}

const editSeries: Act = async (turn) => {
  const { session, chance } = turn;
  const visit = await aVisitOf(turn, ({ recurring }) => recurring, 0, 100);
  if (!visit) return;
  const seen = await session.look(`/schedules/${visit._id}`);
  const { date, timeframe, service_type, client_id, walker_id, pet_names, price, notes, rrule, service_label } = seen;
  const changes = [
    { timeframe: chance.of(frames) },
    { walker_id: (await activeWalker(turn)).id },
    { price: 20 + chance.below(20) },
    { notes: `Note ${chance.below(5)}` },
  ];
  const done = await previewed(turn, "PUT", `/schedules/${visit._id}`, {
    ...{ date, timeframe, service_type, client_id, walker_id, pet_names, price, notes, rrule, service_label },
    ...chance.of(changes),
    scope: chance.of(["following", "series"]),
    version: seen.version,
  });
  if (chance.yes(3)) await undoOf(turn, visit, done.answer.version);
};

const editOne: Act = async (turn) => {
  const { chance, today } = turn;
  const visit = await aVisitOf(turn, ({ recurring }) => recurring, 0, 90);
  if (!visit) return;
  const seen = await turn.session.look(`/schedules/${visit._id}`);
  if (!seen.occurrence_start) return;
  const path = `/schedules/${seen.parent_schedule_id}/occurrence`;
  const changes = [
    { price: 40 },
    { walker_id: (await activeWalker(turn)).id },
    { date: addDays(today, chance.below(30)) },
    { timeframe: chance.of(frames), notes: "Only this once" },
    { reset: ["price", "notes"] },
  ];
  const body = { occurrence_start: seen.occurrence_start, version: seen.occurrence?.version, ...chance.of(changes) };
  await turn.session.send({ as: owner, method: "PATCH", path, body });
};

const cancel: Act = async (turn) => {
  const { chance } = turn;
  const visit = await aVisitOf(turn, isOpen);
  if (!visit) return;
  const done = await previewed(turn, "POST", `/visits/${visit._id}/cancel`, {
    scope: visit.recurring ? chance.of(["occurrence", "occurrence", "following", "series"]) : "occurrence",
    charge: chance.of(["nothing", "half", "all"]),
    pay: chance.of(["nothing", "half"]),
    reason: chance.yes(2) ? "The family is away" : null,
    also_unfinished: chance.yes(3),
  });
  if (visit.recurring && chance.yes(4)) await undoOf(turn, visit, done.answer.version);
};

const restore: Act = async (turn) => {
  const visit = await aVisitOf(turn, ({ status }) => status === "cancelled", -3, 40);
  if (!visit) return;
  const scope = visit.recurring && turn.chance.yes(3) ? "series" : "occurrence";
  await previewed(turn, "POST", `/visits/${visit._id}/restore`, { scope });
};

/** Undoes an edit of a visit's series that was answered with this version. */
async function undoOf({ session }: Turn, visit: Json, version: number): Promise<void> {
  const { parent_schedule_id } = await session.look(`/schedules/${visit._id}`);
  const path = `/schedules/${parent_schedule_id ?? visit._id}/undo`;
  await session.send({ as: owner, method: "POST", path, body: { version } });
}

const undo: Act = async (turn) => {
  const visit = await aVisitOf(turn, ({ recurring }) => recurring);
  if (visit) await undoOf(turn, visit, (await turn.session.look(`/schedules/${visit._id}`)).version);
};

const move: Act = async (turn) => {
  const { chance, today } = turn;
  const visit = await aVisitOf(turn, isOpen, 0, 70);
  if (!visit) return;
  const scope = visit.recurring ? chance.of(["occurrence", "occurrence", "following"]) : "occurrence";
  const body = {
    timeframe: chance.of(frames),
    ...(scope === "occurrence" && chance.yes(2) && { date: addDays(today, chance.below(80)) }),
    ...(chance.yes(3) && { walker_id: (await activeWalker(turn)).id }),
    scope,
  };
  await previewed(turn, "POST", `/visits/${visit._id}/move`, body);
};

const assign: Act = async (turn) => {
  const visit = await aVisitOf(turn, isOpen, 0, 70);
  if (!visit) return;
  const scope = visit.recurring ? turn.chance.of(["occurrence", "following", "series"]) : "occurrence";
  const walker_id = turn.chance.yes(5) ? null : (await activeWalker(turn)).id;
  await previewed(turn, "POST", `/visits/${visit._id}/assign`, { walker_id, scope });
};

const confirm: Act = async (turn) => {
  const visit = await aVisitOf(turn, ({ status }) => status === "scheduled", 0, 5);
  if (visit) await turn.session.send({ as: owner, method: "POST", path: `/visits/${visit._id}/confirm`, body: {} });
};

const complete: Act = async (turn) => {
  const visit = await aVisitOf(turn, isOpen, -7, 1);
  if (!visit) return;
  const as = turn.chance.yes(3) ? ("walker" as const) : owner;
  const requested = { as, method: "PUT", path: `/complete-walk/${visit._id}`, body: { comments: "Fed & walked 🐕" } };
  await turn.session.send(requested);
  if (turn.chance.yes(3)) await turn.session.send(requested);
};

const reopen: Act = async (turn) => {
  const visit = await aVisitOf(turn, ({ status }) => status === "completed", -14, 1);
  if (visit) await turn.session.send({ as: owner, method: "POST", path: `/visits/${visit._id}/reopen`, body: {} });
};

const end: Act = async (turn) => {
  const visit = await aVisitOf(turn, ({ recurring }) => recurring, 0, 60);
  if (!visit) return;
  const path = `/schedules/${visit._id}?scope=${turn.chance.of(["occurrence", "following", "series"])}`;
  await turn.session.send({ as: owner, method: "DELETE", path: `${path}&preview=1` });
  await turn.session.send({ as: owner, method: "DELETE", path });
};

const deleteNote: Act = async (turn) => {
  const { answer } = await turn.session.send({ as: "client", method: "GET", path: "/my-walk-history?limit=20" });
  const walk: Json = turn.chance.of(answer);
  if (walk) await turn.session.send({ as: "client", method: "DELETE", path: `/my-walk-history/${walk._id}` });
};

/** Acts on bookings; frequent ones are listed more often. */
export const bookingActs: readonly Act[] = [
  ...[book, book, book, editSeries, editSeries, editSeries, editSeries, editOne, editOne, editOne],
  ...[cancel, cancel, cancel, restore, restore, undo, undo, move, move, move, assign, assign],
  ...[confirm, complete, complete, complete, complete, reopen, end, deleteNote],
];
