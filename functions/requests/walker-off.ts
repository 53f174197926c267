import type { askRequest, RequestOf } from "@petcare/contract";
import { type DaysOff, keptDaysOff, maxDaysOff, timeFrames } from "@petcare/domain";
import { type Author, type ClientRequest, readUser, type User, type Writes } from "@petcare/storage";
import { isToCome, workOfDays } from "../shared/hard-days/work-of-days.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";
import { beginOf } from "./begin-of.ts";
import { editWith } from "./edit-with.ts";

type Body = RequestOf<typeof askRequest>["body"];

/**
 * Drafts a walker's request for days off. It lapses when the first day begins.
 * @throws AppError invalid_input if the days are not valid
 */
export async function offOf(body: Body, walker: User) {
  const { date = today(), through = date } = body;
  await workOfDays({ field: "date", from: date, through }, { id: walker.id, role: "walker" });
  const [first] = timeFrames;
  const draft = { date, through, pet_names: [], begins_at: beginOf(date, first.value), quote: { cents: 0 } };
  return { draft, recurring: false };
}

/** Counts the walker's visits on the days. Accepting leads to reassigning them. */
export async function offDoes(request: ClientRequest) {
  const { from, to } = daysOf(request);
  const of = { id: request.client_id, role: "walker" as const };
  const { visits } = await workOfDays({ field: "date", from: from < today() ? today() : from, through: to }, of);
  const visitsThere = visits.filter(isToCome).length;
  return {
    look: visitsThere === 0 ? [] : [`Visits on these days: ${visitsThere}. Accepting leads to giving them away.`],
    visitsThere,
  };
}

/**
 * Adds the days to the walker's record, in one transaction with the request's writes.
 * @throws AppError conflict if the record has too many days off; AlsoRefusedError if it has changed meanwhile
 */
export async function agreeToOff(request: ClientRequest, by: Author, also: Writes): Promise<void> {
  const walker = await readUser(runtime.db, request.client_id);
  if (!walker) throw new AppError("conflict", "This walker is gone.");
  const { from, to } = daysOf(request);
  const before = walker.days_off ?? [];
  const isThere = before.some((days) => days.from === from && days.to === to);
  const days = isThere ? before : keptDaysOff([...before, daysOf(request)], today());
  if (days.length > maxDaysOff) {
    throw new AppError("conflict", `At most ${maxDaysOff} days off are kept. Remove some first.`);
  }
  await editWith(walker, { days_off: days }, by, also);
}

const daysOf = ({ date, through = date, words }: ClientRequest): DaysOff => ({
  from: date,
  to: through,
  ...(words && { note: words }),
});
