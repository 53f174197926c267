import { business } from "@petcare/business";
import type { AnswerOf, arriveAtVisit, completeWalk, RequestOf } from "@petcare/contract";
import { doorCode, matterKind, payOf, type ReportAct } from "@petcare/domain";
import {
  type Author,
  type CareTicks,
  type ReportResult,
  readUsers,
  reportVisit,
  type User,
  type Visit,
  type VisitKey,
  visitId,
} from "@petcare/storage";
import { payRatesOf } from "../shared/money/pay-rates.ts";
import { readPartsOf } from "../shared/money/terms.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { digest, idFrom, runtime } from "../shared/runtime.ts";
import { hasLeft } from "../shared/visits/has-left.ts";
import { sentencesOf } from "../shared/visits/matter-sentences.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";
import { storeReportedVisit } from "./store-due-visit.ts";

type Body = RequestOf<typeof completeWalk>["body"];

interface Reported extends Omit<Body, "how"> {
  key: VisitKey;
  act: ReportAct;
  /** The key of the phone's row. */
  row: string;
  by: Author;
  user: User;
  how: RequestOf<typeof arriveAtVisit>["body"]["how"];
  tag?: string | undefined;
}

/** Tells whether a phone has read the tag that the home has now, or its code. */
async function isTagOf(visit: Visit, read: string | undefined): Promise<boolean> {
  const tag = (await readUsers(runtime.db, [visit.client_id])).get(visit.client_id)?.door_tag;
  return tag !== undefined && (read === tag || read === doorCode(tag));
}

type Heard = Exclude<ReportResult, { outcome: "missing" | "early" | "full" }>;

/**
 * Takes in a walker's report, of a visit that no night has stored, too.
 * @throws AppError 404 where the visit never was the caller's; 409 before the day that the phone showed, or where no more
 * reports of the visit can wait
 */
export async function reportOf({ key, act, row, by, user, ...body }: Reported): Promise<Heard> {
  const mark = (of: ReportAct) => digest([by.id, row, of]).slice(0, 24);
  const attempt = () =>
    reportVisit(runtime.db, {
      key,
      by,
      act,
      id: idFrom(by.id, row).slice(0, 12),
      marks: { done: mark("done"), arrived: mark("arrived") },
      time: { at: instantOf(body.at), sent: instantOf(body.sent), how: body.how, tag: body.tag },
      arrived: body.arrived && { ...body.arrived, at: instantOf(body.arrived.at) },
      isTagOf,
      shown: body.date,
      version: body.version,
      comments: body.comments,
      photoUrls: body.photo_urls,
      photoIds: body.photo_ids.length > 0 ? body.photo_ids : undefined,
      photoTimes: addedAt(body, by.at),
      ticks: tickedAt(body, by.at),
      partsOf: readPartsOf,
      payOf: async (visit) => payOf(visit, payRatesOf(user)),
      zone: business.timeZone,
    });
  let result = await attempt();
  if (result.outcome === "missing" && (await storeReportedVisit(key, by.id, body.version))) result = await attempt();
  switch (result.outcome) {
    case "missing":
      throw visitNotFound();
    case "early":
      throw new AppError("conflict", "This walk cannot be completed before its day.");
    case "full":
      throw new AppError("conflict", "Ten reports of this walk wait to be settled. Please keep yours until then.");
    default:
      return result;
  }
}

/** A time of the phone by our clock: only how long before `sent` it was counts. None is later than now. */
function byOurClock(at: string, sent: string | undefined, now: number): number {
  const late = sent === undefined ? 0 : now - Date.parse(sent);
  return Math.min(now, Date.parse(at) + late);
}

/** The ticks by our clock. @param now epoch milliseconds */
export const tickedAt = ({ ticks, sent }: Pick<Body, "ticks" | "sent">, now: number): CareTicks | undefined =>
  ticks.length > 0 ? ticks.map(({ at, ...tick }) => ({ ...tick, at: byOurClock(at, sent, now) })) : undefined;

/** When each photo was added, by our clock. @param now epoch milliseconds */
export function addedAt(
  { photo_ids, photo_times, sent }: Pick<Body, "photo_ids" | "photo_times" | "sent">,
  now: number,
) {
  const known = photo_ids.flatMap((id, index) => {
    const at = photo_times[index];
    return at === undefined ? [] : [{ id, at: byOurClock(at, sent, now) }];
  });
  return known.length > 0 ? known : undefined;
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/** The answer to a report that completed nothing, with the sentence that its walker reads. */
export async function answerTo(result: Heard, reporterId: string): Promise<AnswerOf<typeof arriveAtVisit>> {
  const { outcome, visit } = result;
  const answer = { _id: visitId(visit), visit: visit.status, why: null };
  if (outcome === "known") return { ...answer, outcome, sentence: "Your report had arrived." };
  if (outcome === "done") return { ...answer, outcome, sentence: "Sent" };
  const { matter } = result;
  const otherId = matter.was ?? visit.walker_id ?? "";
  const people = await readUsers(runtime.db, [reporterId, otherId, visit.client_id].filter(Boolean));
  const why = matterKind(visit, matter, hasLeft(people.get(visit.client_id)));
  const { walker } = sentencesOf(why, visit, matter, people);
  return { ...answer, outcome: outcome === "taken" ? "done" : outcome, why, sentence: walker };
}
