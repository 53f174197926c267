import { type RequestOf, updateSchedule } from "@petcare/contract";
import {
  type BulkScope,
  bulkScope,
  isOnRule,
  lastDay,
  planOccurrence,
  type Recurrence,
  toRuleText,
} from "@petcare/domain";
import { isSingle, materialise, parseVisitId, readSchedule, type Schedule, type VisitKey } from "@petcare/storage";
import { bookedFields, getClient, getWalker } from "../shared/editing/booked-fields.ts";
import { scheduleNotFound } from "../shared/editing/refusals.ts";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, storedThrough, today } from "../shared/runtime.ts";
import { parseRule, readRule } from "../shared/visits/read-rule.ts";

type Body = RequestOf<typeof updateSchedule>["body"];

/** Edits a single booking, a series, or a series from a visit on (docs/product/editing.md#what-may-change). */
export const handler = endpoint(updateSchedule, async ({ params: { id }, query, body, caller, via }) => {
  const key = parseVisitId(id);
  const schedule = await readSchedule(runtime.db, key?.schedule_id ?? id);
  if (!schedule) throw scheduleNotFound();
  checkFixed(schedule, body);
  const [client] = await Promise.all([getClient(body.client_id), body.walker_id !== null && getWalker(body.walker_id)]);
  const values = await bookedFields(body, client);
  const { version, plan } = body;
  const how = { version, preview: query.preview !== undefined, by: authorOf({ caller, via }) };

  if (isSingle(schedule)) {
    const becomes = ruleOf(schedule, body);
    const answer = await answerVisitAct({
      ...how,
      key: key ?? { schedule_id: schedule.id, original_date: schedule.date },
      becomes,
      plan: (found, visit) => {
        if (becomes && (visit.date !== visit.original_date || body.date !== visit.date)) throw notItsDay();
        const planned = planOccurrence(found, visit, { changes: values, date: body.date }, today());
        return becomes && planned.outcome === "unchanged" ? { outcome: "planned", after: visit } : planned;
      },
    });
    if (becomes && answer.saved) await storeSeries(schedule.id);
    return answer;
  }
  const act = { kind: "edit", values, opened: key?.original_date ?? lastDay, scope: scopeOf(body, key) } as const;
  return answerSeriesAct({ ...how, id, scheduleId: schedule.id, act, plan, namesAll: query.preview === "all" });
});

/** @throws AppError invalid_input for a field that cannot change after booking */
function checkFixed(schedule: Schedule, body: Body): void {
  if (body.client_id !== schedule.client_id) {
    throw invalidField("client_id", "A schedule stays with its client. Cancel it and book a new one.");
  }
  if (isSingle(schedule)) return;
  const text = (rule: Recurrence) => rule.frequency !== "none" && toRuleText(rule, schedule.date);
  // Compared in normal form, because a rule can be written in several ways.
  if (body.rrule && text(parseRule(body.rrule, schedule.date)) !== text(schedule.recurrence)) {
    throw invalidField("rrule", "Cannot update RRULE for already scheduled walk.");
  }
  // The form may have the date of the opened visit.
  if (body.date !== schedule.date && !isOnRule(schedule.recurrence, schedule.date, body.date)) {
    throw invalidField(
      "date",
      "The start of a series cannot be changed. Move single visits, or end the series and book a new one.",
    );
  }
}

/** Reads the rule that turns a single booking into a series. */
function ruleOf(schedule: Schedule, body: Body): Recurrence | undefined {
  const rule = readRule(body.rrule, schedule.date);
  if (rule.frequency === "none") return undefined;
  if (!isOnRule(rule, schedule.date, schedule.date)) throw notItsDay();
  return rule;
}

const notItsDay = () => invalidField("rrule", "The rule must include the visit's own day.");

function scopeOf({ scope }: Body, key: VisitKey | undefined): BulkScope {
  if (scope === "series") return bulkScope(undefined);
  if (!key) throw invalidField("scope", "Following needs the id of the visit that it begins with");
  return bulkScope(key.original_date);
}

/** Stores a series' coming visits, as the nightly job would. */
async function storeSeries(id: string): Promise<void> {
  const schedule = await readSchedule(runtime.db, id);
  if (schedule) await materialise(runtime.db, schedule, storedThrough());
}
