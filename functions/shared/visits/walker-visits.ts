import { business } from "@petcare/business";
import {
  addDays,
  addMonths,
  copiesFor,
  firstNameOf,
  homeOf,
  isOpen,
  textsBy,
  textsReadBy,
  toDollars,
  vetLimitOf,
} from "@petcare/domain";
import { type DateRange, readUsers, type User, type WalkerVisit } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { codesOf } from "./home-codes.ts";
import { arrivedAt, incidentFields, incidentsOf, isoOrNull, visitDetails } from "./visit-answer.ts";

/** The days that a walker may read: 7 back and one month ahead. The window limits whose homes a walker can look up. */
export const walkerWindow = (): DateRange => ({
  from: addDays(today(), -7),
  to: addDays(addMonths(today(), 1), 1),
});

export function isInWalkerWindow({ date }: Pick<WalkerVisit, "date">): boolean {
  const { from, to } = walkerWindow();
  return from <= date && date < to;
}

/**
 * Visits as their walker reads them. Every answer to a walker goes through here.
 * @param walker whose they are
 */
export async function forWalker(visits: WalkerVisit[], walker: Pick<User, "name">) {
  const clients = await readUsers(
    runtime.db,
    visits.map((visit) => visit.client_id),
  );
  const copies = new Map(visits.map((visit) => [visit, copiesOf(visit, clients.get(visit.client_id))]));
  const holders = [...copies.values()].flatMap((found) => (found?.isAtHand === false ? found.copies : []));
  const people = await readUsers(runtime.db, [...new Set(holders.flatMap(({ holder_id }) => holder_id ?? []))]);
  return visits.map((visit) => ({
    ...withClient(visit, clients.get(visit.client_id)),
    walker_name: walker.name,
    keys: keyAnswers(copies.get(visit), people),
  }));
}

/** Only an open visit of today, tomorrow or an earlier day needs a key. Where the others lie its walker need not know yet. */
const copiesOf = (visit: WalkerVisit, client: User | undefined) =>
  isOpen(visit) && visit.date <= addDays(today(), 1)
    ? copiesFor(client?.keys ?? [], visit.walker_id ?? "", false)
    : undefined;

const keyAnswers = (found: ReturnType<typeof copiesOf>, people: ReadonlyMap<string, User>) =>
  (found?.copies ?? []).map(({ label, holder_id, place }) => ({
    label,
    where: found?.isAtHand
      ? null
      : holder_id
        ? nameOf(people.get(holder_id))
        : (place ?? firstNameOf(business.owner.name)),
  }));

const nameOf = (holder: User | undefined) => (holder ? firstNameOf(holder.name) : "Somebody");

/** Of the home's codes only which there are. Who needs them asks for them, and that is kept. */
function withClient(visit: WalkerVisit, client: User | undefined) {
  const name = client?.name ?? "Deleted client";
  const { address, garage_code } = homeOf(visit, client);
  const answer = {
    ...visitDetails(visit),
    ...textsBy(textsReadBy("walker"), (name) => visit[name] ?? null),
    address,
    codes: codesOf({ access: client?.access, garage_code: garage_code ?? undefined }),
    parking: client?.access?.parking ?? null,
    door: client?.door_tag !== undefined,
    clientName: name,
    cancel_reason: visit.cancel_reason ?? null,
    arrived_at: arrivedAt(visit),
    mine_reported: isoOrNull(reportOf(visit)?.done_at),
    mine_settled: settledOf(visit),
    incidents: incidentsOf(visit)
      .filter(({ by }) => by === visit.walker_id)
      .map(incidentFields),
    version: visit.version,
    client: { name, phone: client?.phone ?? null },
    pets: (client?.pets ?? []).map((pet) => withVetLimit(client, pet)),
    no_photos: client?.signed?.photos?.refused ?? false,
  };
  const note = reportOf(visit) ?? (settledOf(visit) && visit.last_settling?.matter);
  const own = note && { comments: note.comments };
  return visit.status === "cancelled" ? { ...answer, ...nothingToDo(name), ...own } : { ...answer, ...own };
}

function withVetLimit(client: User | undefined, pet: User["pets"][number]) {
  const cents = vetLimitOf(client?.signed, pet.name);
  return { ...pet, ...(cents !== undefined && { vet_limit: toDollars(cents) }) };
}

/** The report of the walker whose visit it is, where the owner is to decide about it. */
const reportOf = ({ status, matters = {}, walker_id }: WalkerVisit) =>
  status === "completed"
    ? undefined
    : Object.values(matters).find(({ by, done_at }) => by === walker_id && done_at !== undefined);

/** The owner's decision about the last report of a cancelled visit's walker. */
function settledOf({ status, last_settling, walker_id }: WalkerVisit) {
  const { matter, extra_id } = last_settling ?? {};
  if (status !== "cancelled" || matter?.by !== walker_id || matter?.done_at === undefined) return null;
  return { at: new Date(matter.done_at).toISOString(), paid: extra_id !== undefined };
}

/** Nobody goes to a cancelled visit, so its walker needs neither the home nor the pets. Whose it was is all there is. */
const nothingToDo = (name: string) => ({
  ...textsBy(textsReadBy("walker"), () => null),
  codes: [],
  parking: null,
  door: false,
  comments: null,
  photo_urls: [],
  photo_ids: [],
  ticks: [],
  pet_names: [],
  client: { name, phone: null },
  pets: [],
});
