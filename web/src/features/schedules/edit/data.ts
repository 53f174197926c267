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

/** A schedule as the owner opens it. */
export type Opened = AnswerOf<typeof getSchedule>;
export type EditAnswer = AnswerOf<typeof updateSchedule>;

/** A single booking, or how much of a series is edited. */
export type EditScope = "single" | (typeof editScopes)[number];
export type EditField = keyof ScheduleValues;

/** The scopes of a schedule. A series that was opened by its own id has no visit to begin with. */
export function scopesOf({ rrule, occurrence }: Opened): readonly EditScope[] {
  if (rrule === null) return ["single"];
  return occurrence ? editScopes : ["series"];
}

/** Whether a scope is about more than one visit. */
export const isOfSeries = (scope: EditScope): boolean => scope === "following" || scope === "series";

/** The fields that stay as they are (docs/product/editing.md#what-may-change). */
export const lockedIn: Record<EditScope, readonly EditField[]> = {
  single: ["client_id"],
  occurrence: ["client_id", "service_type", "recurrence"],
  following: ["client_id", "date", "recurrence"],
  series: ["client_id", "date", "recurrence"],
};

/** The stored values: in the scope of one occurrence its own ones, else those of its series. */
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

/** Whether a body is about one occurrence alone. */
export const isOfOne = (body: EditBody): body is OccurrenceBody => "occurrence_start" in body;

/** How the form is sent and checked in a scope. */
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
      // A booking without a walker may stay so. One that has a walker keeps one.
      walker_id: values.walker_id || (opened.walker_id === null ? null : ""),
      version: opened.version,
      scope: scope === "following" ? ("following" as const) : ("series" as const),
    }),
  };
}

/** Only the changed fields are sent: the others go on following the series. */
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
  /** The state that the form began with, or that was taken over since. It is undefined until it is read. */
  opened: Opened | undefined;
  scope: EditScope;
  choose: (scope: EditScope) => void;
  /** The stored values, in the scope. */
  stored: ScheduleValues;
  /** The fields in which the form differs from what is stored. */
  touched: EditField[];
  /** Goes on from what is stored by now. What was typed stays. */
  takeOver: (current: Opened) => void;
}

/** The values of the form in a scope: what is stored, and over it what was typed. Another scope loses nothing. */
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
 * Gives the values that a choice brings along, unless something else was typed: another walker's phone where the booking
 * shows one, and another service's price.
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
