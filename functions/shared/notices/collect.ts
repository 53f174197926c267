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

/** Tells whether somebody may be written to: they have an account, and have not left. */
const mayHear = ({ email, active, deleted_at, deactivated, merged }: User): boolean =>
  email !== undefined && active && deleted_at === undefined && !deactivated && !merged;

/** Everybody who may be told something. */
export interface Listeners {
  people: readonly User[];
  owners: readonly string[];
  walkers: readonly string[];
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
  /** The ids of those who hear of a client's visits, by the client's: the client and the members of the household. */
  households: ReadonlyMap<string, readonly string[]>;
}

/** Reads everybody who may be told something. Members of a household hear as long as its client is active. */
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

/** In milliseconds: a change may be found this long after its instant. It is longer than a transaction and an index take. */
export const overlap = 2 * 60_000;

/** A change of a thing that one person is concerned by. */
export interface Found {
  person: string;
  thing: string;
  entry: Entry;
}

/** A change of a thing, for each of some people. @param at epoch milliseconds */
export const foundFor = (
  people: readonly string[],
  thing: string,
  { at, version, ...more }: Pick<Entry, "at" | "version"> & Partial<Entry>,
): Found[] => people.map((person) => ({ person, thing, entry: { first_version: version, version, at, ...more } }));

/**
 * Adds changes to what waits for each person. What somebody was told of already, or what waits already, changes nothing.
 *
 * @param outbox is changed
 * @returns the people for whom something new waits
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

/** Finds whom rows of the history concern, and by what. @param through the last day told when they were written */
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
      // A stranger's request is nobody's but its own.
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

/** The visits of a row, for the household, the walker before and the walker after. */
function visitsIn(row: HistoryRow, { walkers, households }: Listeners, through: VisitSide["date"]): Found[] {
  const { entity, entity_id, client_id = "", version, tell, at } = row;
  const schedule_id = parseVisitId(entity_id)?.schedule_id ?? entity_id;
  const of = { at, ...(entity === "schedule" && { row: `${entity_id}#${version}` }) };
  return Object.entries(row.told ?? {}).flatMap(([date, { version, before, after }]) => {
    const thing = `v:${visitId({ schedule_id, original_date: date as VisitSide["date"] })}`;
    const asked = after?.state === "cancelled" ? tell : undefined;
    // A visit that a walker was not told of cannot be taken from them.
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

/** Shared by all looks of a run. */
export interface LookContext {
  messenger: Messenger;
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
}

/** A thing that a person may be told, and what they were told of it. */
export interface Given {
  thing: string;
  /** The thing without its prefix. */
  id: string;
  entry: Entry;
  last: LastSent | undefined;
  /** It is to be told once more. */
  again?: boolean;
}

/** Somebody who is looked at. `own`: whose visits, invoices and requests they hear of, of a member the client. */
export interface Look extends LookContext {
  person: User;
  own: string;
}

/** The message of one thing, remembered by short words; none where those were told already. */
export function noticeOf(
  kind: Notice["kind"],
  text: MessageText,
  { thing, entry: { version }, last, again }: Given,
  said: string,
): Notice[] {
  return last && last.said === said && !again ? [] : [{ kind, text, tells: { [thing]: { version, said } } }];
}
