import { type AnswerOf, listHistory, type RequestOf } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import {
  type HistoryRow,
  placeInHistory,
  readClientChanges,
  readHistory,
  readRecordHistory,
  readTaxes,
  readUsers,
  readVisitHistory,
} from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";
import { readSubjects, type Subject } from "./subjects.ts";

/** Lists changes, the latest first: of one record, of a client, or of everything. */
export const handler = endpoint(listHistory, async ({ query, caller }) => {
  const { about, kind, by, client_id } = query;
  if (about && !kind) throw invalidField("kind", "A record's history needs its kind");
  if (client_id && (about || kind || by)) throw invalidField("client_id", "A client's history is asked for by itself");
  const page = await readPage(query, caller.user.created_at);
  const answers = await changeAnswers(page.rows);
  const items = answers.slice(0, fitting(answers));
  const last = items.length < answers.length ? page.rows[items.length - 1] : undefined;
  return { items, next: last ? placeInHistory(last, about && kind !== "visit" ? "record" : "all") : page.cursor };
});

async function readPage(
  { about, kind, by, client_id, ...page }: RequestOf<typeof listHistory>["query"],
  since: number,
) {
  if (client_id) {
    const client = (await readUsers(runtime.db, [client_id])).get(client_id);
    return readClientChanges(runtime.db, [client_id, ...(client?.merged_from ?? [])], page);
  }
  if (!about || !kind) return readHistory(runtime.db, { kind, by, ...page, since, now: runtime.now() });
  return kind === "visit"
    ? readVisitHistory(runtime.db, about, page)
    : readRecordHistory(runtime.db, { entity: kind, entity_id: about }, page);
}

type Change = AnswerOf<typeof listHistory>[number];
type Names = ReadonlyMap<string, { name: string }>;

/** Makes the answers of rows, with people's names instead of their ids. */
async function changeAnswers(rows: readonly HistoryRow[]): Promise<Change[]> {
  const subjects = await readSubjects(rows);
  const clients = [...subjects.values()].map(({ client_id }) => client_id).filter((id) => id !== undefined);
  const [people, rateNames] = await Promise.all([
    readUsers(runtime.db, [...rows.flatMap(peopleIn), ...clients]),
    readRateNames(rows),
  ]);
  const clientOf = ({ client_id = "" }: Subject) => {
    const client = people.get(client_id);
    return client ? { id: client_id, name: client.name } : null;
  };
  return rows.map((row) => ({
    id: placeInHistory(row, "all"),
    kind: row.entity,
    about: row.entity_id,
    name: row.name,
    client: clientOf(subjects.get(row.entity_id) ?? {}),
    date: subjects.get(row.entity_id)?.date ?? null,
    at: new Date(row.at).toISOString(),
    by: { id: row.by, name: people.get(row.by)?.name ?? null },
    way: row.way,
    changes: Object.entries(row.changes).map(([field, { from, to }]) => ({
      field: fieldName(field),
      from: answerValue(field, from, people, rateNames),
      to: answerValue(field, to, people, rateNames),
    })),
    series: row.series
      ? { kind: row.series.kind, from: row.series.from ?? null, visits: Object.keys(row.series.visits).length }
      : null,
  }));
}

const personFields = new Set(["walker_id", "client_id", "preferred_walker_id"]);
const instantFields = new Set([
  "completed_at",
  "arrived_at",
  "note_deleted_at",
  "deleted_at",
  "written_off_at",
  "sms_consent.at",
]);

function peopleIn({ by, changes }: HistoryRow): string[] {
  const named = Object.entries(changes).filter(([field]) => personFields.has(field));
  const ids = named.flatMap(([, { from, to }]) => [from, to]).filter((value) => typeof value === "string");
  return [by, ...ids];
}

/** Renames a stored field as the API has it: 'price_cents' is 'price'. */
const fieldName = (field: string) => field.replace(/_cents$/, "");

/** Reads the names of tax rates by their ids, if a row has one. */
async function readRateNames(rows: readonly HistoryRow[]): Promise<ReadonlyMap<string, string>> {
  if (!rows.some(({ changes }) => changes.tax)) return new Map();
  return new Map((await readTaxes(runtime.db)).rates.map(({ id, name }) => [id, name]));
}

function answerValue(field: string, value: unknown, people: Names, rates: ReadonlyMap<string, string>): unknown {
  if (value === undefined) return null;
  if (field === "tax" && value && typeof value === "object" && "rate" in value) {
    return { rate: rates.get(String(value.rate)) ?? value.rate };
  }
  if (typeof value === "string" && personFields.has(field)) return people.get(value)?.name ?? value;
  if (typeof value !== "number") return value;
  if (isAmount(field)) return toDollars(value);
  return instantFields.has(field) ? new Date(value).toISOString() : value;
}

const isAmount = (field: string) =>
  field.endsWith("_cents") || /^((custom|pay)_rates\.)?(walk25|visit|overnight|other)$/.test(field);
