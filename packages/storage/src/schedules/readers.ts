import { bookingFields, type FieldRule, type Participant, participants } from "@petcare/domain";
import { calendarProjection } from "../table/table.ts";
import type { VisitKey } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";

type Field = Exclude<keyof Visit, keyof VisitKey>;

/** The fields of a visit. The compiler refuses one that is missing here. */
const visitFields = {
  ...bookingFields,
  date: { readBy: participants },
  status: { readBy: participants },
  first_timeframe: { readBy: participants },
  recurring: { readBy: participants },
  duration_minutes: { readBy: participants },
  comments: { readBy: participants },
  photo_urls: { readBy: participants },
  photo_ids: { readBy: participants },
  // Answered as links only.
  photo_times: { readBy: [] },
  ticks: { readBy: participants },
  completed_at: { readBy: participants },
  completed_by: { readBy: ["client"] },
  note_key: { readBy: [] },
  done_how: { readBy: ["client"] },
  arrived_at: { readBy: participants },
  arrived_by: { readBy: participants },
  arrived_how: { readBy: ["client"] },
  report_keys: { readBy: [] },
  // A walker sees the reviews of their own reports, with the answers.
  reviews: { readBy: ["walker"] },
  // Its walker sees their own incidents.
  incidents: { readBy: ["walker"] },
  note_deleted_at: { readBy: ["client"] },
  own: { readBy: [] },
  own_price: { readBy: [] },
  own_pay_cents: { readBy: [] },
  cancel_reason: { readBy: ["walker"] },
  cancelled_with: { readBy: [] },
  parts: { readBy: [] },
  charge_cents: { readBy: [] },
  pay_cents: { readBy: ["walker"] },
  invoice_id: { readBy: [] },
  written_off_at: { readBy: [] },
  written_off_reason: { readBy: [] },
  pay_run_id: { readBy: [] },
  changed_by: { readBy: [] },
  changed_at: { readBy: [] },
  // Its walker confirms the version that they saw.
  version: { readBy: ["walker"] },
} as const satisfies Record<Field, FieldRule>;

type FieldsReadBy<Reader> = {
  [Name in Field]: Reader extends (typeof visitFields)[Name]["readBy"][number] ? Name : never;
}[Field];

const key = ["schedule_id", "original_date"] as const;

function fieldsReadBy<Reader extends Participant>(reader: Reader) {
  const names = Object.keys(visitFields) as Field[];
  const isRead = (name: Field) => (visitFields[name].readBy as readonly string[]).includes(reader);
  return [...key, ...(names.filter(isRead) as FieldsReadBy<Reader>[])];
}

// The fields of a visit that each reader gets in a list. Readers get no other field from this package.
export const calendarFields = [...key, ...calendarProjection] as const;
export const walkerFields = fieldsReadBy("walker");
export const clientFields = fieldsReadBy("client");

/** The fields of a visit in the owner's lists, and below for its walker and its client. */
export type CalendarVisit = Pick<Visit, (typeof calendarFields)[number]>;
export type WalkerVisit = Pick<Visit, (typeof walkerFields)[number]>;
export type ClientVisit = Pick<Visit, (typeof clientFields)[number]>;
