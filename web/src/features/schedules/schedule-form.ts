import type { BodyOf } from "@petcare/contract";
import { createSchedule } from "@petcare/contract/schemas";
import {
  type BookingTextName,
  bookingTextNames,
  defaultTimeFrame,
  durationMinutes,
  isLocalDate,
  type LocalDate,
  type ServiceType,
  type TimeFrame,
  textsBy,
  toRuleText,
} from "@petcare/domain";
import type { FormRules, Problems } from "../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../ui/form/typed-text.ts";
import { noRecurrence, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./recurrence/recurrence-draft.ts";

/** The schedule form's fields, named as in the body that is sent. */
export interface ScheduleForm extends Record<BookingTextName, string> {
  date: LocalDate | "";
  service_type: ServiceType;
  timeframe: TimeFrame;
  client_id: string;
  walker_id: string;
  service_label: string;
  /** Comma separated. */
  pet_names: string;
  /** Dollars as typed. */
  price: string;
  recurrence: RecurrenceDraft;
}

export const emptySchedule: ScheduleForm = {
  date: "",
  service_type: "25",
  timeframe: defaultTimeFrame,
  client_id: "",
  walker_id: "",
  service_label: "",
  pet_names: "",
  ...textsBy(bookingTextNames, () => ""),
  price: "",
  recurrence: noRecurrence,
};

type Payload = BodyOf<typeof createSchedule>;

/** How the form is sent and checked (docs/product/schedules.md#the-booking-form). */
export const scheduleRules = {
  schema: createSchedule.body,
  toBody: payloadOf,
  // The form has a whole editor for the body's rrule.
  fieldOf: (path: string) => (path === "rrule" ? "recurrence.rule" : path.replace(/\.\d+$/, "")),
  check: ({ recurrence, date }: ScheduleForm): Problems => problemsAtParts(recurrenceProblems(recurrence, date)),
} satisfies FormRules<ScheduleForm, Payload>;

/** Only a series has rrule and duration_minutes. Only 'other' has service_label. Empty text is null. */
function payloadOf(form: ScheduleForm): Payload {
  const { date, service_type, timeframe, client_id, walker_id } = form;
  return {
    date,
    timeframe,
    service_type,
    client_id,
    walker_id,
    pet_names: petNamesIn(form.pet_names),
    status: "scheduled",
    ...textsBy(bookingTextNames, (name) => textOrNull(form[name])),
    service_label: service_type === "other" ? textOrNull(form.service_label) : null,
    price: form.price.trim() === "" ? null : Number(form.price),
    ...seriesOf(form),
  };
}

/** 'Biscuit, Max' as names. */
export const petNamesIn = (typed: string): string[] => namesIn(typed.split(","));

function seriesOf({ recurrence, date, service_type }: ScheduleForm): Pick<Payload, "rrule" | "duration_minutes"> {
  if (!isLocalDate(date) || Object.keys(recurrenceProblems(recurrence, date)).length > 0) return {};
  const rule = recurrenceOf(recurrence, date);
  if (rule.frequency === "none") return {};
  return { rrule: toRuleText(rule, date), duration_minutes: durationMinutes[service_type] };
}

const problemsAtParts = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([part, problem]) => [`recurrence.${part}`, problem]));
