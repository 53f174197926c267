import type { AnswerOf, BodyOf, getSchedule } from "@petcare/contract";
import { updateOccurrence, updateSchedule } from "@petcare/contract/schemas";
import { bookingTextNames, editScopes, textsBy } from "@petcare/domain";
import { type Edits, isSame } from "../../../ui/form/edits.ts";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { noRecurrence } from "../recurrence/recurrence-draft.ts";
import { type ScheduleForm, scheduleRules } from "../schedule-form.ts";

/** A schedule as the owner opens it. */
export type Opened = AnswerOf<typeof getSchedule>;
export type EditAnswer = AnswerOf<typeof updateSchedule>;

/** The subject of an edit: a single booking, or that much of a series. */
export type EditScope = "single" | (typeof editScopes)[number];

export type EditField = keyof ScheduleForm;

/** The scopes of a schedule. A series that was opened by its own id has no visit to begin with. */
export function scopesOf({ rrule, occurrence }: Opened): readonly EditScope[] {
  if (rrule === null) return ["single"];
  return occurrence ? editScopes : ["series"];
}

/** The fields that stay as they are (docs/product/editing.md#what-may-change). */
export const lockedIn: Record<EditScope, readonly EditField[]> = {
  single: ["client_id"],
  occurrence: ["client_id", "service_type", "recurrence"],
  following: ["client_id", "date", "recurrence"],
  series: ["client_id", "date", "recurrence"],
};

/** Answers what is stored: in the scope of one occurrence its own values, else what its series gives. */
export function storedForm(opened: Opened, scope: EditScope): ScheduleForm {
  const one = scope === "occurrence" ? opened.occurrence : null;
  const values = one?.values ?? opened;
  return {
    date: one?.date ?? opened.date,
    service_type: opened.service_type,
    timeframe: values.timeframe,
    client_id: opened.client_id,
    walker_id: values.walker_id ?? "",
    service_label: values.service_label ?? "",
    pet_names: values.pet_names.join(", "),
    ...textsBy(bookingTextNames, (name) => values[name] ?? ""),
    price: values.price.toFixed(2),
    recurrence: noRecurrence,
  };
}

/** The edits that a scope has room for. The others wait for another scope. */
export const editsIn = (scope: EditScope, edits: Edits<ScheduleForm>): Edits<ScheduleForm> =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !lockedIn[scope].includes(field as EditField)));

/** The fields in which two forms differ. */
export const differing = (one: ScheduleForm, other: ScheduleForm): EditField[] =>
  (Object.keys(one) as EditField[]).filter((field) => !isSame(one[field], other[field]));

type SeriesBody = BodyOf<typeof updateSchedule>;
type OccurrenceBody = BodyOf<typeof updateOccurrence>;
export type EditBody = SeriesBody | OccurrenceBody;

/** Whether a body is about one occurrence alone. */
export const isOfOne = (body: EditBody): body is OccurrenceBody => "occurrence_start" in body;

/** How the form is sent and checked in a scope. */
export function editRules(opened: Opened, scope: EditScope): FormRules<ScheduleForm, EditBody> {
  if (scope !== "occurrence") {
    return { ...scheduleRules, schema: updateSchedule.body, toBody: (values) => seriesBody(values, opened, scope) };
  }
  const { fieldOf, check } = scheduleRules;
  return { fieldOf, check, schema: updateOccurrence.body, toBody: (values) => occurrenceBody(values, opened) };
}

/** Whatever nobody does may go on without a walker. Where there is one, the form wants one. */
function seriesBody(values: ScheduleForm, opened: Opened, scope: EditScope): SeriesBody {
  const { version } = opened;
  return {
    ...scheduleRules.toBody(values),
    walker_id: values.walker_id || (opened.walker_id === null ? null : ""),
    version,
    scope: scope === "following" ? scope : "series",
  };
}

/** Only what was changed is sent: everything else goes on following the series. */
function occurrenceBody(values: ScheduleForm, opened: Opened): OccurrenceBody {
  const changed = differing(storedForm(opened, "occurrence"), values);
  const body = Object.entries(scheduleRules.toBody(values)).filter(([name]) => changed.includes(name as EditField));
  return {
    ...Object.fromEntries(body),
    occurrence_start: opened.occurrence_start ?? "",
    version: opened.occurrence?.version,
  };
}
