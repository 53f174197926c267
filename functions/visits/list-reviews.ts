import { listReviews } from "@petcare/contract";
import {
  canCount,
  dayCounted,
  type NamedReview,
  owedFor,
  type PriceRules,
  paidBeside,
  payOf,
  payOfParts,
  toDollars,
  waitingReviews,
  wholeOf,
} from "@petcare/domain";
import { readPriceRules, readReviews, readUsers, type User, type Visit } from "@petcare/storage";
import { payRatesOf, readPartsBy } from "../shared/money/terms.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { sentencesOf } from "../shared/visits/review-sentences.ts";
import { forOwner, isoOrNull, ownersIncidentFields, unreadIn } from "../shared/visits/visit-answer.ts";

/** The most reviews in an answer: a report has up to 10,000 characters. */
const most = 100;

type People = ReadonlyMap<string, User>;

interface Shown {
  visit: Visit;
  review: NamedReview;
}

export const handler = endpoint(listReviews, async () => {
  const visits = await readReviews(runtime.db, "REVIEWS");
  const all = visits.flatMap((visit) => waitingReviews(visit).map((review) => ({ visit, review })));
  const shown = all.slice(0, most);
  const unread = visits.flatMap((visit) => unreadIn(visit).map((incident) => ({ visit, incident }))).slice(0, most);
  const ids = shown.flatMap(({ visit, review }) => [visit.client_id, visit.walker_id ?? "", review.by]);
  const ofIncidents = unread.flatMap(({ visit, incident }) => [visit.client_id, incident.by]);
  const people = await readUsers(runtime.db, [...new Set([...ids, ...ofIncidents].filter(Boolean))]);
  const rules = await readPriceRules(runtime.db);
  return {
    reviews: await Promise.all(shown.map((one) => answerOf(one, people, rules))),
    incidents: unread.map(({ visit, incident }) => ({
      id: incident.id,
      visit: forOwner(visit),
      client: personOf(people, visit.client_id, "Deleted client"),
      by: personOf(people, incident.by, "Somebody"),
      ...ownersIncidentFields(incident),
    })),
    left_off: all.length - shown.length,
  };
});

async function answerOf({ visit, review }: Shown, people: People, rules: PriceRules) {
  const { id, by, report } = review;
  return {
    id,
    visit: forOwner(visit),
    client: personOf(people, visit.client_id, "Deleted client"),
    reporter: personOf(people, by, "Somebody"),
    sentence: sentencesOf(review, visit, people).owner,
    arrived_at: isoOrNull(report.arrived_at),
    done_at: isoOrNull(report.done_at),
    changed_at: isoOrNull(visit.changed_at),
    comments: report.comments,
    photo_urls: report.photo_urls,
    photo_ids: report.photo_ids ?? [],
    ...(await amountsOf(visit, review, people.get(by), rules)),
  };
}

/** Computes the suggested amounts. */
async function amountsOf(visit: Visit, review: NamedReview, walker: User | undefined, rules: PriceRules) {
  const date = dayCounted(visit, review);
  const parts = await readPartsBy(rules, { ...visit, date });
  const own = payOf({ service: visit.service }, payRatesOf(walker)) ?? 0;
  const rate = visit.own_pay_cents ?? own + payOfParts(parts, own);
  const booked = Math.max(0, rate - paidBeside(visit, review.by, date));
  return {
    as_booked: canCount(visit, review)
      ? { charge: toDollars(wholeOf({ ...visit, parts })), pay: toDollars(booked) }
      : null,
    pay: toDollars(owedFor(visit, review, rate)),
  };
}

const personOf = (people: People, id: string, nobody: string) => ({
  id,
  name: people.get(id)?.name ?? nobody,
  phone: people.get(id)?.phone ?? null,
});
