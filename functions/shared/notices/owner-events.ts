import { firstNameOf, type NoticeEvent, owedOf, waitingReviews } from "@petcare/domain";
import {
  type HistoryRow,
  parseVisitId,
  readClientLedger,
  readEntry,
  readSent,
  readStoredVisit,
  readUser,
  readUsers,
  type Sent,
  visitId,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { hasLeft } from "../visits/has-left.ts";
import { sentencesOf, shortNameOf } from "../visits/review-sentences.ts";
import { unreadIn } from "../visits/visit-answer.ts";
import { sentAnswers } from "./compose.ts";

/** A business with forty clients sends fewer messages in two weeks. */
const maxRead = 2000;

/**
 * Reads the messages that no channel delivered, to people whom no later message has reached, the latest first. Leaves out
 * the owner, who reads the list.
 *
 * @param since epoch milliseconds
 */
export async function readUnreached(since: number) {
  const { sent } = await readSent(runtime.db, { limit: maxRead, since, now: runtime.now() });
  const answers = await sentAnswers(unreached(sent.filter(({ at }) => at >= since)));
  return answers.filter(({ person }) => person?.role !== "admin");
}

/** @param sent the latest first */
function unreached(sent: readonly Sent[]): Sent[] {
  const reached = new Set<string>();
  return sent.filter((one) => {
    if (isReached(one)) reached.add(one.person);
    return !reached.has(one.person);
  });
}

/** Tells whether at least one channel delivered a message. */
export const isReached = ({ channels }: Pick<Sent, "channels">): boolean => Object.values(channels).includes("sent");

/** In milliseconds. An email can bounce this long after it was sent. */
const mayComeBack = 36 * 3_600_000;

/** A thing that may have news for the owner. */
export interface News {
  /** '<kind>:<id>' of a visit, a ledger entry or a person. */
  thing: string;
  /** Epoch milliseconds. */
  at: number;
  /** Of a payment: the client's id. */
  was?: string | undefined;
}

/** Finds the owner's possible news in a history row: a report, an incident, a payment, a sign-up or a bounced email. */
export function newsOf({ entity, entity_id: id, way, changes, client_id: was, at }: HistoryRow): News[] {
  const isReport = Object.keys(changes).some((name) => name.startsWith("reviews.") || name === "incidents");
  if (entity === "visit" && isReport) return [{ thing: `matter:${id}`, at }];
  if (entity === "person" && way === "signup") return [{ thing: `signup:${id}`, at }];
  if (entity === "person" && way === "mail") return [{ thing: `unreached:${id}`, at }];
  const { entry_id } = (changes.payment?.to ?? {}) as { entry_id?: string };
  return (entity === "invoice" || entity === "account") && entry_id ? [{ thing: `received:${entry_id}`, at, was }] : [];
}

/** Reads the events of a thing that still hold. Skips those that were settled or taken back. */
export async function eventsOf({ thing, at, was }: News): Promise<NoticeEvent[]> {
  const [kind, id = ""] = splitThing(thing);
  switch (kind) {
    case "matter":
      return mattersOf(id, at);
    case "received":
      return paymentOf(id, was ?? "");
    case "signup":
      return signupOf(id, at);
    default:
      return unreachedOf(id);
  }
}

/** Splits a thing into its prefix and its id. */
export const splitThing = (thing: string): [prefix: string, id: string] => {
  const at = thing.indexOf(":");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
};

async function mattersOf(id: string, at: number): Promise<NoticeEvent[]> {
  const key = parseVisitId(id);
  const visit = key && (await readStoredVisit(runtime.db, key));
  if (!visit) return [];
  const waiting = waitingReviews(visit);
  const incidents = unreadIn(visit);
  const by = [...waiting, ...incidents].map((one) => one.by);
  const people = await readUsers(runtime.db, [...new Set([visit.walker_id ?? "", ...by])].filter(Boolean));
  const of = { kind: "matter", pets: visit.pet_names, date: visit.date } as const;
  return [
    ...waiting.map((review) => {
      const sentence = sentencesOf(review, visit, people).owner;
      return { id: `${visitId(visit)} ${review.id}`, at, ...of, isIncident: false, sentence };
    }),
    ...incidents.map(({ id, at, by }) => {
      const sentence = `${shortNameOf(people, by)} wrote of it. It waits under “To settle”.`;
      return { id: `${visitId(visit)} ${id}`, at, ...of, isIncident: true, sentence };
    }),
  ];
}

async function paymentOf(id: string, client: string): Promise<NoticeEvent[]> {
  const ledger = await readClientLedger(runtime.db, client);
  const entry = await readEntry(runtime.db, ledger, id);
  if (!entry || entry.reversed_by !== undefined) return [];
  const people = await readUsers(runtime.db, [client]);
  const [cents, left] = [entry.effect.received, owedOf(ledger.sums)];
  return [{ kind: "received", id, at: entry.at, from: shortNameOf(people, client), cents, left }];
}

async function signupOf(id: string, at: number): Promise<NoticeEvent[]> {
  const user = await readUser(runtime.db, id);
  if (!user || hasLeft(user)) return [];
  const isMember = user.household !== undefined;
  return [{ kind: "signup", id, at, name: firstNameOf(user.name), role: user.role, isMember }];
}

/** @param id a person's id; '': everybody's */
async function unreachedOf(id: string): Promise<NoticeEvent[]> {
  const sent = await readUnreached(runtime.now() - mayComeBack);
  return sent.flatMap(({ id: message, at, person, subject }): NoticeEvent[] =>
    person && (!id || person.id === id)
      ? [{ kind: "unreached", id: message, at: Date.parse(at), name: firstNameOf(person.name), about: subject }]
      : [],
  );
}
