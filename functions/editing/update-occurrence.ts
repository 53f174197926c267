import { business } from "@petcare/business";
import { ownFieldNames, type RequestOf, updateOccurrence } from "@petcare/contract";
import { type FieldChanges, localDateOf, planOccurrence, toCents } from "@petcare/domain";
import { parseVisitId } from "@petcare/storage";
import { getWalker, walkerChange } from "../shared/editing/booked-fields.ts";
import { fieldNamed } from "../shared/editing/opened-schedule.ts";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { today } from "../shared/runtime.ts";

type Body = RequestOf<typeof updateOccurrence>["body"];

/** Edits one visit. Only the day of occurrence_start counts: its hour may be that of an earlier time frame. */
export const handler = endpoint(updateOccurrence, async ({ params: { id }, query, body, caller, via }) => {
  const walker = body.walker_id ? await getWalker(body.walker_id) : undefined;
  const changes = changesIn(body);
  const reset = body.reset.map(fieldNamed);
  return answerVisitAct({
    key: {
      schedule_id: parseVisitId(id)?.schedule_id ?? id,
      original_date: localDateOf(Date.parse(body.occurrence_start), business.timeZone),
    },
    version: body.version,
    plan: (schedule, visit) => {
      const withWalker = body.walker_id === undefined ? {} : walkerChange(visit, walker);
      // Booking drops the phone, too.
      const withoutLabel = changes.service_label && visit.service !== "other" ? { service_label: undefined } : {};
      return planOccurrence(
        schedule,
        visit,
        { changes: { ...withWalker, ...changes, ...withoutLabel }, reset, date: body.date },
        today(),
      );
    },
    preview: query.preview !== undefined,
    by: authorOf({ caller, via }),
  });
});

/** Reads the changed fields, without the walker. Empty texts remove. */
function changesIn(body: Body): FieldChanges {
  const given = ownFieldNames.filter((name) => body[name] !== undefined && name !== "walker_id");
  return Object.fromEntries(given.map((name) => [fieldNamed(name), sentValue(name, body)]));
}

function sentValue(name: (typeof ownFieldNames)[number], body: Body) {
  if (name === "price") return body.price == null ? undefined : toCents(body.price);
  return body[name] || undefined;
}
