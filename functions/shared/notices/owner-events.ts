import { firstNameOf, matterKind, type NoticeEvent, owedOf } from "@petcare/domain";
import {
  type HistoryRow,
  parseVisitId,
  readChangesSince,
  readClientLedger,
  readEntry,
  readStoredVisit,
  readUsers,
  visitId,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { hasLeft } from "../visits/has-left.ts";
import { sentencesOf, shortNameOf } from "../visits/matter-sentences.ts";
import { unreadIn } from "../visits/visit-answer.ts";
import { readUnreached } from "./unreached.ts";

/** In milliseconds: an email may come back, and then be nobody's, so long after it was sent. */
const mayComeBack = 36 * 3_600_000;

/** Tells whether a change may be news to the owner: a report, an incident, a payment, a sign-up, or a mail that came back. */
export const isOwnersNews = ({ entity, way, changes }: HistoryRow): boolean =>
  (entity === "visit" && ("matters" in changes || "incidents" in changes)) ||
  ((entity === "invoice" || entity === "account") && "payment" in changes) ||
  (entity === "person" && (way === "signup" || way === "mail"));

/**
 * Reads what has happened since an instant, in epoch milliseconds, of which the owner hears. Changes say where to look; what
 * is told is as it is now, so what was settled or taken back is not among it.
 */
export async function readEvents(since: number): Promise<NoticeEvent[]> {
  const rows = (await readChangesSince(runtime.db, since, runtime.now())).filter(isOwnersNews);
  const events = await Promise.all([matters(rows), payments(rows), signups(rows), unreached()]);
  return events.flat();
}

/** The latest change of each record of a kind. */
const latestOf = (rows: readonly HistoryRow[], entity: HistoryRow["entity"]) =>
  new Map(rows.filter((row) => row.entity === entity).map((row) => [row.entity_id, row])).values();

async function matters(rows: readonly HistoryRow[]): Promise<NoticeEvent[]> {
  const found = await Promise.all([...latestOf(rows, "visit")].map(mattersOfVisit));
  return found.flat();
}

async function mattersOfVisit({ entity_id, at }: HistoryRow): Promise<NoticeEvent[]> {
  const key = parseVisitId(entity_id);
  const visit = key && (await readStoredVisit(runtime.db, key));
  if (!visit) return [];
  const reports = Object.entries(visit.matters ?? {});
  const incidents = unreadIn(visit);
  const by = [...reports.map(([, matter]) => matter), ...incidents].map((one) => one.by);
  const others = reports.map(([, { was = "" }]) => was);
  const people = await readUsers(
    runtime.db,
    [...new Set([visit.client_id, visit.walker_id ?? "", ...by, ...others])].filter(Boolean),
  );
  const of = { kind: "matter", pets: visit.pet_names, date: visit.date } as const;
  return [
    ...reports.map(([id, matter]) => {
      const kind = matterKind(visit, matter, hasLeft(people.get(visit.client_id)));
      const sentence = sentencesOf(kind, visit, matter, people).owner;
      return { id: `${visitId(visit)} ${id}`, at, ...of, isIncident: false, sentence };
    }),
    ...incidents.map(({ id, at, by }) => {
      const sentence = `${shortNameOf(people, by)} wrote of it. It waits under “To settle”.`;
      return { id: `${visitId(visit)} ${id}`, at, ...of, isIncident: true, sentence };
    }),
  ];
}

async function payments(rows: readonly HistoryRow[]): Promise<NoticeEvent[]> {
  const named = rows.flatMap(({ client_id = "", changes: { payment } }) => {
    const { entry_id = "" } = (payment?.to ?? {}) as { entry_id?: string };
    return entry_id ? [[entry_id, client_id] as const] : [];
  });
  const found = await Promise.all([...new Map(named)].map(([id, client]) => paymentOf(id, client)));
  return found.flat();
}

async function paymentOf(id: string, client: string): Promise<NoticeEvent[]> {
  const ledger = await readClientLedger(runtime.db, client);
  const entry = await readEntry(runtime.db, ledger, id);
  if (!entry || entry.reversed_by !== undefined) return [];
  const people = await readUsers(runtime.db, [client]);
  const [cents, left] = [entry.effect.received, owedOf(ledger.sums)];
  return [{ kind: "received", id, at: entry.at, from: shortNameOf(people, client), cents, left }];
}

async function signups(rows: readonly HistoryRow[]): Promise<NoticeEvent[]> {
  const found = [
    ...latestOf(
      rows.filter(({ way }) => way === "signup"),
      "person",
    ),
  ];
  const people = await readUsers(
    runtime.db,
    found.map(({ entity_id }) => entity_id),
  );
  return found.flatMap(({ entity_id: id, at }): NoticeEvent[] => {
    const user = people.get(id);
    if (!user || hasLeft(user)) return [];
    const isMember = user.household !== undefined;
    return [{ kind: "signup", id, at, name: firstNameOf(user.name), role: user.role, isMember }];
  });
}

async function unreached(): Promise<NoticeEvent[]> {
  const sent = await readUnreached(runtime.now() - mayComeBack);
  return sent.flatMap(({ id, at, person, subject }): NoticeEvent[] =>
    person ? [{ kind: "unreached", id, at: Date.parse(at), name: firstNameOf(person.name), about: subject }] : [],
  );
}
