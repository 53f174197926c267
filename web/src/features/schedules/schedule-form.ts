import { type BodyOf, type createSchedule, scheduleBody } from "@petcare/contract";
import {
  defaultTimeFrame,
  durationMinutes,
  isLocalDate,
  type LocalDate,
  type ServiceType,
  type TimeFrame,
  toRuleText,
} from "@petcare/domain";
import { noRecurrence, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./recurrence-draft.ts";

/** The schedule modal's fields as they stand, named as the payload names them. */
export interface ScheduleForm {
  date: LocalDate | "";
  service_type: ServiceType;
  timeframe: TimeFrame;
  client_id: string;
  walker_id: string;
  walker_phone: string;
  service_label: string;
  /** Comma separated. */
  pet_names: string;
  address: string;
  garage_code: string;
  /** Dollars as typed. */
  price: string;
  notes: string;
  recurrence: RecurrenceDraft;
}

export const emptySchedule: ScheduleForm = {
  date: "",
  service_type: "25",
  timeframe: defaultTimeFrame,
  client_id: "",
  walker_id: "",
  walker_phone: "",
  service_label: "",
  pet_names: "",
  address: "",
  garage_code: "",
  price: "",
  notes: "",
  recurrence: noRecurrence,
};

type Payload = BodyOf<typeof createSchedule>;

/** What is sent: rrule and duration_minutes only for a series, service_label only for 'other', empty texts as null. */
export function payloadOf(form: ScheduleForm): Payload {
  const { date, service_type, timeframe, client_id, walker_id } = form;
  return {
    date,
    timeframe,
    service_type,
    client_id,
    walker_id,
    pet_names: petNamesIn(form.pet_names),
    status: "scheduled",
    notes: textOrNull(form.notes),
    address: textOrNull(form.address),
    garage_code: textOrNull(form.garage_code),
    walker_phone: textOrNull(form.walker_phone),
    service_label: service_type === "other" ? textOrNull(form.service_label) : null,
    price: form.price.trim() === "" ? null : Number(form.price),
    ...seriesOf(form),
  };
}

/** What is wrong, by field, in the specification's words (chapter 5); the contract has most of them. */
export function problemsOf(form: ScheduleForm): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, problem] of Object.entries(recurrenceProblems(form.recurrence, form.date))) {
    problems[`recurrence.${field}`] = problem;
  }
  const ready = Object.keys(problems).length === 0 ? form : { ...form, recurrence: noRecurrence };
  for (const { path, message } of scheduleBody.safeParse(payloadOf(ready)).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}

/** 'Biscuit, Max' as names. */
export const petNamesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

function seriesOf({ recurrence, date, service_type }: ScheduleForm): Pick<Payload, "rrule" | "duration_minutes"> {
  if (!isLocalDate(date)) return {};
  const rule = recurrenceOf(recurrence, date);
  if (rule.frequency === "none") return {};
  return { rrule: toRuleText(rule, date), duration_minutes: durationMinutes[service_type] };
}

const textOrNull = (text: string) => text.trim() || null;
