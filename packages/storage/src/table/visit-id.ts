import { isLocalDate, type LocalDate } from "@petcare/domain";

/** Identifies a visit by its schedule and original local date, which never change. */
export interface VisitKey {
  schedule_id: string;
  original_date: LocalDate;
}

/** A series goes on to the end of 2199, and no visit is before 1900. */
const shape = /^([\w-]{1,69})\.((?:19|20|21)\d{2}-\d{2}-\d{2})$/;

/** Makes a visit's public id: '<schedule id>.<original date>'. Schedule ids are letters, digits, '_' and '-'. */
export function visitId({ schedule_id, original_date }: VisitKey): string {
  return `${schedule_id}.${original_date}`;
}

/** Reads a public visit id; undefined if it cannot be one. */
export function parseVisitId(text: string): VisitKey | undefined {
  const [, schedule_id, original_date] = shape.exec(text) ?? [];
  return schedule_id && isLocalDate(original_date) ? { schedule_id, original_date } : undefined;
}
