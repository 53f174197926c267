import type { AnswerOf, BodyOf, getSchedule } from "@petcare/contract";
import { updateOccurrence, updateSchedule } from "@petcare/contract/schemas";
import { bookingTextNames, editScopes, formatPhone, textsBy } from "@petcare/domain";
import { useState } from "react";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { type Edits, isSame } from "../../../ui/form/edits.ts";
import type { Fields } from "../../../ui/form/fields.ts";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { emptySchedule, type ScheduleValues, scheduleRules, suggestedPrice, useDefaultRates } from "../data.ts";
import { noRecurrence } from "../recurrence/data.ts";

/** A schedule as the server stores it, with the opened visit. */
export type Opened = AnswerOf<typeof getSchedule>;
export type EditAnswer = AnswerOf<typeof updateSchedule>;

/** A single booking, or how much of a series is edited. */
export type EditScope = "single" | (typeof editScopes)[number];
export type EditField = keyof ScheduleValues;

/** The scopes that can be chosen. A series that was opened by its own id has no visit from which an edit could begin. */
export function scopesOf({ rrule, occurrence }: Opened): readonly EditScope[] {
  if (rrule === null) return ["single"];
  return occurrence ? editScopes : ["series"];
}

/** Tells whether a scope has more than one visit. */
export const isOfSeries = (scope: EditScope): boolean => scope === "following" || scope === "series";

/** The fields that an edit cannot change (docs/product/editing.md#what-may-change). */
export const lockedIn: Record<EditScope, readonly EditField[]> = {
  single: ["client_id"],
  occurrence: ["client_id", "service_type", "recurrence"],
  following: ["client_id", "date", "recurrence"],
  series: ["client_id", "date", "recurrence"],
};

/** The stored values: those of the visit in the scope "occurrence", else those of the series. */
export function storedValues(opened: Opened, scope: EditScope): ScheduleValues {
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

/** The fields in which two forms differ. */
const differing = (one: ScheduleValues, other: ScheduleValues): EditField[] =>
  (Object.keys(one) as EditField[]).filter((field) => !isSame(one[field], other[field]));

type OccurrenceBody = BodyOf<typeof updateOccurrence>;
export type EditBody = BodyOf<typeof updateSchedule> | OccurrenceBody;

/** Tells whether a body edits one visit of a series. */
export const isOfOne = (body: EditBody): body is OccurrenceBody => "occurrence_start" in body;

/** The schema and the body of an edit in a scope. */
export function editRules(opened: Opened, scope: EditScope): FormRules<ScheduleValues, EditBody> {
  if (scope === "occurrence") {
    const { fieldOf, check } = scheduleRules;
    return { fieldOf, check, schema: updateOccurrence.body, toBody: (values) => occurrenceBody(values, opened) };
  }
  return {
    ...scheduleRules,
    schema: updateSchedule.body,
    toBody: (values) => ({
      ...scheduleRules.toBody(values),
      // An unassigned booking may stay unassigned. An assigned one needs a walker.
      walker_id: values.walker_id || (opened.walker_id === null ? null : ""),
      version: opened.version,
      scope: scope === "following" ? ("following" as const) : ("series" as const),
    }),
  };
}

/** The body of an edit of one visit: the changed fields alone, so that the others still follow the series. */
function occurrenceBody(values: ScheduleValues, opened: Opened): OccurrenceBody {
  const changed = differing(storedValues(opened, "occurrence"), values);
  const body = Object.entries(scheduleRules.toBody(values)).filter(([name]) => changed.includes(name as EditField));
  return {
    ...Object.fromEntries(body),
    occurrence_start: opened.occurrence_start ?? "",
    version: opened.occurrence?.version,
  };
}

export interface EditFields extends Fields<ScheduleValues> {
  /** The stored state that the form compares with; undefined until it is read. */
  opened: Opened | undefined;
  scope: EditScope;
  choose: (scope: EditScope) => void;
  /** The stored values of the scope. */
  stored: ScheduleValues;
  /** The fields that were changed. */
  touched: EditField[];
  /** Takes a newer stored state. Typed values stay. */
  takeOver: (current: Opened) => void;
}

/** The form's values: the stored ones, overlaid by what was typed. Typed values stay when the scope changes. */
export function useEditFields(first: EditScope | undefined, read: Opened | undefined): EditFields {
  const [opened, setOpened] = useState(read);
  const [chosen, setChosen] = useState(first);
  const [edits, setEdits] = useState<Edits<ScheduleValues>>({});
  const companionsOf = useCompanions(opened);
  if (read && read.id !== opened?.id) setOpened(read);
  const scopes = opened ? scopesOf(opened) : [];
  const scope = chosen && scopes.includes(chosen) ? chosen : opened?.rrule ? "series" : "single";
  const stored = opened ? storedValues(opened, scope) : emptySchedule;
  const isOpen = ([field]: [string, unknown]) => !lockedIn[scope].includes(field as EditField);
  const values = { ...stored, ...Object.fromEntries(Object.entries(edits).filter(isOpen)) };
  return {
    opened,
    scope,
    choose: setChosen,
    stored,
    values,
    touched: opened ? differing(stored, values) : [],
    change: (part) => {
      const brought = companionsOf(values, edits, part);
      setEdits((now) => ({ ...now, ...brought, ...part }));
    },
    takeOver: setOpened,
  };
}

/**
 * Gives the values that follow from a choice: a walker's phone where the booking has one, and a service's price. A value
 * that was typed stays.
 */
function useCompanions(opened: Opened | undefined) {
  const walkers = useWalkers();
  const client = useClients().find(({ id }) => id === opened?.client_id);
  const rates = useDefaultRates();
  const phoneOf = (id: string) => formatPhone(walkers.find((walker) => walker.id === id)?.phone ?? "");
  const priceFor = (service: ScheduleValues["service_type"]) => suggestedPrice(client, service, rates).price;
  return (values: ScheduleValues, edits: Edits<ScheduleValues>, part: Edits<ScheduleValues>) => {
    const { walker_id, service_type } = part;
    const isTheirs = edits.walker_phone === undefined || edits.walker_phone === phoneOf(values.walker_id);
    const isUsual = values.price === priceFor(values.service_type);
    return {
      ...(walker_id !== undefined && values.walker_phone !== "" && isTheirs && { walker_phone: phoneOf(walker_id) }),
      ...(service_type !== undefined && isUsual && { price: priceFor(service_type) }),
    };
  };
}
