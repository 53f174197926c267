import { bookingFields, type FieldRule, type Participant, participants } from "@petcare/domain";
import { pick } from "../table/pick.ts";
import { calendarProjection } from "../table/table.ts";
import type { VisitKey } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";

type Field = Exclude<keyof Visit, keyof VisitKey>;

/** The fields of a visit. The compiler refuses one that is missing here. */
const visitFields = {
  ...bookingFields,
  date: { readBy: participants },
  status: { readBy: participants },
  recurring: { readBy: participants },
  duration_minutes: { readBy: participants },
  comments: { readBy: participants },
  photo_urls: { readBy: participants },
  completed_at: { readBy: participants },
  completed_by: { readBy: [] },
  completion_hash: { readBy: [] },
  note_deleted_at: { readBy: ["client"] },
  own: { readBy: [] },
  own_pay_cents: { readBy: [] },
  cancel_reason: { readBy: ["walker"] },
  cancelled_with: { readBy: [] },
  charge_cents: { readBy: [] },
  pay_cents: { readBy: ["walker"] },
  invoice_id: { readBy: [] },
  written_off_at: { readBy: [] },
  written_off_reason: { readBy: [] },
  pay_run_id: { readBy: [] },
  changed_by: { readBy: [] },
  changed_at: { readBy: [] },
  // Its walker confirms what they have seen.
  version: { readBy: ["walker"] },
} as const satisfies Record<Field, FieldRule>;

type FieldsReadBy<Reader> = {
  [Name in Field]: Reader extends (typeof visitFields)[Name]["readBy"][number] ? Name : never;
}[Field];

/** What each reader gets of a visit: nothing else of it leaves this package to be read by them. */
export type CalendarVisit = VisitKey & Pick<Visit, (typeof calendarProjection)[number]>;
export type WalkerVisit = VisitKey & Pick<Visit, FieldsReadBy<"walker">>;
export type ClientVisit = VisitKey & Pick<Visit, FieldsReadBy<"client">>;

const key = ["schedule_id", "original_date"] as const;

function fieldsReadBy<Reader extends Participant>(reader: Reader) {
  const names = Object.keys(visitFields) as Field[];
  const isRead = (name: Field) => (visitFields[name].readBy as readonly string[]).includes(reader);
  return [...key, ...(names.filter(isRead) as FieldsReadBy<Reader>[])];
}

const walkerFields = fieldsReadBy("walker");
const clientFields = fieldsReadBy("client");

export const forOwner = (visit: Visit): CalendarVisit => pick(visit, [...key, ...calendarProjection]);
export const forWalker = (visit: Visit): WalkerVisit => pick(visit, walkerFields);
export const forClient = (visit: Visit): ClientVisit => pick(visit, clientFields);
