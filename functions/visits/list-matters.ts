import { listMatters } from "@petcare/contract";
import {
  clockSentence,
  dayTaken,
  isOpen,
  matterKind,
  type PriceRules,
  payeeOf,
  payOf,
  payOfParts,
  toDollars,
  waysToSettle,
} from "@petcare/domain";
import { readMatters, readPriceRules, readUsers, type StoredMatter, type User, type Visit } from "@petcare/storage";
import { payRatesOf } from "../shared/money/pay-rates.ts";
import { readPartsBy } from "../shared/money/terms.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { hasLeft } from "../shared/visits/has-left.ts";
import { sentencesOf, shortNameOf } from "../shared/visits/matter-sentences.ts";
import { forOwner, isoOrNull, ownersIncidentFields, unreadIn } from "../shared/visits/visit-answer.ts";

/** At most so many are answered: a report has up to 10,000 characters. */
const most = 100;

type People = ReadonlyMap<string, User>;

interface Shown {
  id: string;
  visit: Visit;
  matter: StoredMatter;
}

export const handler = endpoint(listMatters, async () => {
  const visits = await readMatters(runtime.db);
  const all = visits.flatMap((visit) =>
    Object.entries(visit.matters ?? {}).map(([id, matter]) => ({ id, visit, matter })),
  );
  const shown = all.slice(0, most);
  const unread = visits.flatMap((visit) => unreadIn(visit).map((incident) => ({ visit, incident }))).slice(0, most);
  const ids = shown.flatMap(({ visit, matter }) => [
    visit.client_id,
    visit.walker_id ?? "",
    matter.by,
    matter.was ?? "",
  ]);
  const ofIncidents = unread.flatMap(({ visit, incident }) => [visit.client_id, incident.by]);
  const people = await readUsers(runtime.db, [...new Set([...ids, ...ofIncidents].filter(Boolean))]);
  const rules = await readPriceRules(runtime.db);
  return {
    matters: await Promise.all(shown.map((one) => answerOf(one, people, rules))),
    incidents: unread.map((one) => incidentAnswer(one, people)),
    left_off: all.length - shown.length,
  };
});

async function answerOf({ id, visit, matter }: Shown, people: People, rules: PriceRules) {
  const kind = matterKind(visit, matter, hasLeft(people.get(visit.client_id)));
  const payee = payeeOf(matter);
  // The pay of a cancelled visit is what was left of it.
  const agreed = isOpen(visit) ? visit : { service: visit.service };
  const parts = await readPartsBy(rules, { ...visit, date: dayTaken(visit, matter) });
  const own = payOf(agreed, payRatesOf(people.get(payee))) ?? 0;
  const rate = visit.own_pay_cents ?? own + payOfParts(parts, own);
  const ways = waysToSettle(kind, { ...visit, parts }, matter, { rate, payee: shortNameOf(people, payee) });
  return {
    id,
    visit: forOwner(visit),
    kind,
    client: personOf(people, visit.client_id, "Deleted client"),
    reporter: personOf(people, matter.by, "Somebody"),
    sentence: sentencesOf(kind, visit, matter, people).owner,
    clock:
      matter.clock_minutes === undefined ? null : clockSentence(shortNameOf(people, matter.by), matter.clock_minutes),
    arrived_at: isoOrNull(matter.arrived_at),
    done_at: isoOrNull(matter.done_at),
    day: matter.day,
    since: new Date(matter.since).toISOString(),
    comments: matter.comments,
    photo_urls: matter.photo_urls,
    photo_ids: matter.photo_ids ?? [],
    ways: ways.map((way) => ({ ...way, charge: toDollars(way.charge), pay: toDollars(way.pay) })),
  };
}

interface Unread {
  visit: Visit;
  incident: ReturnType<typeof unreadIn>[number];
}

const incidentAnswer = ({ visit, incident }: Unread, people: People) => ({
  id: incident.id,
  visit: forOwner(visit),
  client: personOf(people, visit.client_id, "Deleted client"),
  by: personOf(people, incident.by, "Somebody"),
  ...ownersIncidentFields(incident),
});

const personOf = (people: People, id: string, nobody: string) => ({
  id,
  name: people.get(id)?.name ?? nobody,
  phone: people.get(id)?.phone ?? null,
});
