import {
  type Bundle,
  type Entry,
  type LastSent,
  type MessageText,
  type Notice,
  seenBy,
  type VisitSide,
  withChange,
} from "@petcare/domain";
import {
  type HistoryRow,
  listPeople,
  type Messenger,
  parseVisitId,
  placeOf,
  readLastSent,
  readMembers,
  readPayRun,
  type User,
  visitId,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { newsOf } from "./owner-events.ts";

/** Tells whether a person may get messages: they have an account and are active. */
const mayHear = ({ email, active, deleted_at, deactivated, merged }: User): boolean =>
  email !== undefined && active && deleted_at === undefined && !deactivated && !merged;

/** The people who may get messages. */
export interface Listeners {
  people: readonly User[];
  owners: readonly string[];
  walkers: readonly string[];
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
  /** By a client's id: the ids of the household, the client and its members, that may get messages. */
  households: ReadonlyMap<string, readonly string[]>;
}

/** Reads the people who may get messages. A household's members get them while its client is active. */
export async function readListeners(): Promise<Listeners> {
  const [team, clients] = await Promise.all([listPeople(runtime.db, "team"), listPeople(runtime.db, "clients")]);
  const active = clients.filter((client) => client.active);
  const members = await readMembers(runtime.db, active);
  const people = [...team, ...clients, ...members].filter(mayHear);
  const ids = new Set(people.map(({ id }) => id));
  const ofRole = (role: User["role"]) => people.filter((person) => person.role === role).map(({ id }) => id);
  return {
    people,
    owners: ofRole("admin"),
    walkers: ofRole("walker"),
    team: new Map(team.map(({ id, name }) => [id, name])),
    households: new Map(active.map(({ id, members = [] }) => [id, [id, ...members].filter((one) => ids.has(one))])),
  };
}

/** In milliseconds. A change can show up in the index this long after its instant: longer than any transaction takes. */
export const overlap = 2 * 60_000;

/** A change to be sent to one person. `thing` is a prefix of `thingOf` and an id. */
export interface Found {
  person: string;
  thing: string;
  entry: Entry;
}

/** Makes one change for each of several people. @param at epoch milliseconds */
export const foundFor = (
  people: readonly string[],
  thing: string,
  { at, version, ...more }: Pick<Entry, "at" | "version"> & Partial<Entry>,
): Found[] => people.map((person) => ({ person, thing, entry: { first_version: version, version, at, ...more } }));

/**
 * Adds changes to the bundles of their people. Skips changes that were sent or that wait already.
 *
 * @param outbox bundles by person, changed in place
 * @returns the people whose bundles have changed
 */
export async function collect(outbox: Map<string, Bundle>, found: readonly Found[], now: number): Promise<string[]> {
  const unknown = new Map(
    found
      .filter(({ person, thing }) => !outbox.get(person)?.entries[thing])
      .map((one) => [placeOf(one.person, one.thing), one]),
  );
  const lasts = await readLastSent(runtime.db, [...unknown.values()]);
  const changed = new Set<string>();
  for (const { person, thing, entry } of found) {
    const last = lasts.get(placeOf(person, thing));
    if (last && entry.version <= last.version) continue;
    const known = outbox.get(person) ?? { person, entries: {} };
    const next = withChange(known, thing, last ? { ...entry, before: last.fields, named: last.named } : entry, now);
    if (next) outbox.set(person, next);
    if (next) changed.add(person);
  }
  return [...changed];
}

/** Finds the people to whom history rows are news. @param through the last published day when the rows were written */
export async function changesIn(
  rows: readonly HistoryRow[],
  listeners: Listeners,
  through: VisitSide["date"],
): Promise<Found[]> {
  const found = await Promise.all(rows.map((row) => changesOf(row, listeners, through)));
  return found.flat();
}

async function changesOf(row: HistoryRow, listeners: Listeners, through: VisitSide["date"]): Promise<Found[]> {
  const { entity, entity_id: id, client_id = "", version, changes, again, at } = row;
  const { walkers, owners, households } = listeners;
  const household = households.get(client_id) ?? [];
  const to = (people: readonly string[], thing: string, more: Partial<Entry> = {}) =>
    foundFor(people, thing, { at, version, ...more });
  const live = { version: at };
  const news = newsOf(row).flatMap(({ thing, was }) => to(owners, thing, { ...live, was }));
  switch (entity) {
    case "visit":
      return [
        ...visitsIn(row, listeners, through),
        ...(changes.arrived_at?.to !== undefined ? to(household, `here:${id}`, live) : []),
        ...(changes.status?.to === "completed" ? to(household, `done:${id}`, live) : []),
        ...news,
      ];
    case "schedule":
      return visitsIn(row, listeners, through);
    case "invoice": {
      const { status, total_cents, paid_cents } = changes;
      const was = [status, total_cents, paid_cents].map((change) => change?.from ?? "").join("|");
      return [...to(household, `i:${id}`, { was }), ...news];
    }
    case "request": {
      const isNews = version === 1 || "state" in changes;
      const own = client_id === id ? [id] : walkers.filter((one) => one === client_id);
      // A stranger's request has no client: `households` has no entry for it.
      return isNews ? to([...household, ...own, ...owners], `r:${id}`) : [];
    }
    case "pay_run": {
      const paid = (await readPayRun(runtime.db, id))?.walker_id;
      return walkers.includes(paid ?? "") ? to([paid ?? ""], `p:${id}`) : [];
    }
    case "person":
      return again ? to([id], `again:${at}`, { was: again.join(" ") }) : news;
    default:
      return news;
  }
}

/** Lists the visits that a row changed, for the household, the previous walker and the new one. */
function visitsIn(row: HistoryRow, { walkers, households }: Listeners, through: VisitSide["date"]): Found[] {
  const { entity, entity_id, client_id = "", version, tell, at } = row;
  const schedule_id = parseVisitId(entity_id)?.schedule_id ?? entity_id;
  const of = { at, ...(entity === "schedule" && { row: `${entity_id}#${version}` }) };
  return Object.entries(row.told ?? {}).flatMap(([date, { version, before, after }]) => {
    const thing = `v:${visitId({ schedule_id, original_date: date as VisitSide["date"] })}`;
    const asked = after?.state === "cancelled" ? tell : undefined;
    // A visit on an unpublished day was never sent to its walker, so there is nothing to take back.
    const known = before && before.date <= through ? before : undefined;
    const seen = (side: VisitSide | undefined, id: string) => seenBy(side, { id, role: "walker" });
    return [
      ...foundFor(households.get(client_id) ?? [], thing, { ...of, version, before, after, free: tell, asked }),
      ...walkers
        .filter((id) => id === before?.walker_id || id === after?.walker_id)
        .flatMap((id) => foundFor([id], thing, { ...of, version, before: seen(known, id), after: seen(after, id) })),
    ];
  });
}

/** The part of a `Look` that one run shares. */
export interface LookContext {
  messenger: Messenger;
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
}

/** A changed thing in a person's bundle, with what was last sent about it. */
export interface Given {
  thing: string;
  /** The thing without its prefix. */
  id: string;
  entry: Entry;
  last: LastSent | undefined;
  /** The owner asked to send it again. */
  again?: boolean;
}

/** One person's messages in the making. `own` is the id of the client or walker whose visits they follow. */
export interface Look extends LookContext {
  person: User;
  own: string;
}

/** Makes the message of one thing; none if `said` was sent before. */
export function noticeOf(
  kind: Notice["kind"],
  text: MessageText,
  { thing, entry: { version }, last, again }: Given,
  said: string,
): Notice[] {
  return last && last.said === said && !again ? [] : [{ kind, text, tells: { [thing]: { version, said } } }];
}
