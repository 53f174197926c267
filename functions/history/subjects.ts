import type { LocalDate } from "@petcare/domain";
import { type HistoryRow, parseVisitId, readInvoice, readSchedule, readVisit } from "@petcare/storage";
import { runtime } from "../shared/runtime.ts";

/** The subject of a record: its client, and its day if it has one. */
export interface Subject {
  client_id?: string | undefined;
  date?: LocalDate | undefined;
}

/** Reads the subjects of the rows' records, by record id. A deleted record has none. */
export async function readSubjects(rows: readonly HistoryRow[]): Promise<Map<string, Subject>> {
  const kinds = new Map(rows.map(({ entity, entity_id }) => [entity_id, entity]));
  const found = await Promise.all([...kinds].map(async ([id, kind]) => [id, await subjectOf(kind, id)] as const));
  return new Map(found.flatMap(([id, subject]) => (subject ? [[id, subject]] : [])));
}

async function subjectOf(kind: HistoryRow["entity"], id: string): Promise<Subject | undefined> {
  if (kind === "account") return { client_id: id };
  if (kind === "schedule") return readSchedule(runtime.db, id);
  if (kind === "invoice") return readInvoice(runtime.db, id);
  const key = kind === "visit" ? parseVisitId(id) : undefined;
  return key && readVisit(runtime.db, key);
}
