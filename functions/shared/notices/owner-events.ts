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

/** A business of forty clients sends fewer in two weeks. */
const maxRead = 2000;

/**
 * The messages since an instant, in epoch milliseconds, that arrived in no way, of people whom nothing has reached since, the
 * latest first. The owner, who reads it, is not among them.
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

/** Tells whether a message has arrived in some way. */
export const isReached = ({ channels }: Pick<Sent, "channels">): boolean => Object.values(channels).includes("sent");

/** In milliseconds: an email may come back, and then be nobody's, so long after it was sent. */
const mayComeBack = 36 * 3_600_000;

/** A place where something may have happened of which the owner hears. */
export interface News {
  /** '<kind>:<id>', of a visit, an entry of an account, or a person. */
  thing: string;
  /** Epoch milliseconds. */
  at: number;
  /** The client whose payment it is. */
  was?: string | undefined;
}

/** Finds what may be news to the owner in a change: a report, an incident, a payment, a sign-up, or a mail that came back. */
export function newsOf({ entity, entity_id: id, way, changes, client_id: was, at }: HistoryRow): News[] {
  const isReport = Object.keys(changes).some((name) => name.startsWith("reviews.") || name === "incidents");
  if (entity === "visit" && isReport) return [{ thing: `matter:${id}`, at }];
  if (entity === "person" && way === "signup") return [{ thing: `signup:${id}`, at }];
  if (entity === "person" && way === "mail") return [{ thing: `unreached:${id}`, at }];
  const { entry_id } = (changes.payment?.to ?? {}) as { entry_id?: string };
  return (entity === "invoice" || entity === "account") && entry_id ? [{ thing: `received:${entry_id}`, at, was }] : [];
}

/** Reads what has happened there, as it is now: what was settled or taken back is not among it. */
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

/** The prefix and the id of a thing. */
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

/** @param id of a person; '': of anybody */
async function unreachedOf(id: string): Promise<NoticeEvent[]> {
  const sent = await readUnreached(runtime.now() - mayComeBack);
  return sent.flatMap(({ id: message, at, person, subject }): NoticeEvent[] =>
    person && (!id || person.id === id)
      ? [{ kind: "unreached", id: message, at: Date.parse(at), name: firstNameOf(person.name), about: subject }]
      : [],
  );
}
