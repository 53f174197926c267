import { business } from "@petcare/business";
import {
  addDays,
  addMonths,
  copiesFor,
  firstNameOf,
  homeOf,
  isOpen,
  reviewsOf,
  textsBy,
  textsReadBy,
  toDollars,
  vetLimitOf,
  waitingReviews,
} from "@petcare/domain";
import { type DateRange, readUsers, type User, type WalkerVisit } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { codesOf } from "./home-codes.ts";
import { outcomeOf } from "./review-sentences.ts";
import { arrivedAt, incidentFields, incidentsOf, visitDetails } from "./visit-answer.ts";

/** The days that a walker may read: 7 back and one month ahead. The window limits whose homes a walker can look up. */
export const walkerWindow = (): DateRange => ({
  from: addDays(today(), -7),
  to: addDays(addMonths(today(), 1), 1),
});

export function isInWalkerWindow({ date }: Pick<WalkerVisit, "date">): boolean {
  const { from, to } = walkerWindow();
  return from <= date && date < to;
}

type Walker = Pick<User, "id" | "name">;

/**
 * Visits as their walker reads them. One that is another's by now, and of which they have reported, reads as cancelled. Every answer to a walker goes through here.
 * @param walker whose they are
 */
export async function forWalker(visits: WalkerVisit[], walker: Walker) {
  const clients = await readUsers(
    runtime.db,
    visits.map((visit) => visit.client_id),
  );
  const copies = new Map(visits.map((visit) => [visit, copiesOf(visit, clients.get(visit.client_id))]));
  const holders = [...copies.values()].flatMap((found) => (found?.isAtHand === false ? found.copies : []));
  const reporters = visits
    .filter(({ reviews }) => reviews)
    .flatMap((visit) => [visit.walker_id ?? "", ...waitingReviews(visit).map(({ by }) => by)]);
  const ids = [...holders.map(({ holder_id = "" }) => holder_id), ...reporters].filter(Boolean);
  const people = await readUsers(runtime.db, [...new Set(ids)]);
  return visits.map((visit) => ({
    ...withClient(visit, clients.get(visit.client_id), walker),
    review: reviewAnswer(visit, walker, people),
    reported_by: reportedBy(visit, walker, people),
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
function withClient(visit: WalkerVisit, client: User | undefined, walker: Walker) {
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
    incidents: incidentsOf(visit)
      .filter(({ by }) => by === walker.id)
      .map(incidentFields),
    version: visit.version,
    client: { name, phone: client?.phone ?? null },
    pets: (client?.pets ?? []).map((pet) => withVetLimit(client, pet)),
    no_photos: client?.signed?.photos?.refused ?? false,
  };
  const isTheirs = visit.walker_id === walker.id;
  const own = ownOf(visit, walker)?.report;
  const kept = own && !(isTheirs && visit.status === "completed") && { comments: own.comments || null };
  const isOver = visit.status === "cancelled" || !isTheirs;
  if (!isOver) return { ...answer, ...kept };
  const others = !isTheirs && { arrived_at: null, completed_at: null, cancel_reason: null };
  return { ...answer, ...nothingToDo(name), ...kept, ...others, status: "cancelled" as const };
}

function withVetLimit(client: User | undefined, pet: User["pets"][number]) {
  const cents = vetLimitOf(client?.signed, pet.name);
  return { ...pet, ...(cents !== undefined && { vet_limit: toDollars(cents) }) };
}

/** The latest report of a walker beside the visit. */
const ownOf = (visit: WalkerVisit, { id }: Walker) =>
  reviewsOf(visit)
    .filter(({ by }) => by === id)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1);

/** The outcome of it. An answer is no news of a visit that is theirs and open. */
function reviewAnswer(visit: WalkerVisit, walker: Walker, people: ReadonlyMap<string, User>) {
  const own = ownOf(visit, walker);
  const isTheirs = visit.walker_id === walker.id;
  if (!own || own.state === "aside" || (own.state === "answered" && isTheirs && isOpen(visit))) return null;
  return { waits: own.state === "waiting", sentence: outcomeOf(own, visit, people) };
}

/** The first name of another walker whose report of an open visit waits for the owner. */
function reportedBy(visit: WalkerVisit, walker: Walker, people: ReadonlyMap<string, User>): string | null {
  const other = waitingReviews(visit).find(({ by }) => by !== walker.id);
  return other && isOpen(visit) ? nameOf(people.get(other.by)) : null;
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
