import { type AnswerOf, listHistory } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import {
  type HistoryRow,
  placeInHistory,
  readHistory,
  readRecordHistory,
  readUsers,
  readVisitHistory,
} from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";

/** The first change of all is the making of the owner's account. */
export const handler = endpoint(listHistory, async ({ query: { about, kind, by, limit, cursor }, caller }) => {
  if (about && !kind) throw invalidField("kind", "A record's history needs its kind");
  const list = about && kind !== "visit" ? "record" : "all";
  const requested = { limit, cursor };
  const page =
    about && kind
      ? await (kind === "visit"
          ? readVisitHistory(runtime.db, about, requested)
          : readRecordHistory(runtime.db, { entity: kind, entity_id: about }, requested))
      : await readHistory(runtime.db, { kind, by, ...requested, since: caller.user.created_at, now: runtime.now() });
  const answers = await changeAnswers(page.rows);
  const items = answers.slice(0, fitting(answers));
  const last = page.rows[items.length - 1];
  const isCut = items.length < answers.length;
  return { items, next: isCut && last ? placeInHistory(last, list) : page.cursor };
});

type Change = AnswerOf<typeof listHistory>[number];
type Names = ReadonlyMap<string, { name: string }>;

/** The answers of rows, with everybody in them by name. */
async function changeAnswers(rows: readonly HistoryRow[]): Promise<Change[]> {
  const people = await readUsers(runtime.db, rows.flatMap(peopleIn));
  return rows.map((row) => ({
    id: placeInHistory(row, "all"),
    kind: row.entity,
    about: row.entity_id,
    name: row.name,
    at: new Date(row.at).toISOString(),
    by: { id: row.by, name: people.get(row.by)?.name ?? null },
    way: row.way,
    changes: Object.entries(row.changes).map(([field, { from, to }]) => ({
      field: nameOf(field),
      from: shown(field, from, people),
      to: shown(field, to, people),
    })),
    series: row.series
      ? { kind: row.series.kind, from: row.series.from ?? null, visits: Object.keys(row.series.visits).length }
      : null,
  }));
}

const ofPeople = new Set(["walker_id", "client_id", "preferred_walker_id"]);
const instants = new Set(["completed_at", "note_deleted_at", "deleted_at", "written_off_at", "sms_consent.at"]);

function peopleIn({ by, changes }: HistoryRow): string[] {
  const named = Object.entries(changes).filter(([field]) => ofPeople.has(field));
  const ids = named.flatMap(([, { from, to }]) => [from, to]).filter((value) => typeof value === "string");
  return [by, ...ids];
}

/** Outside of storage nothing says cents: 'price_cents' is 'price'. */
const nameOf = (field: string) => field.replace(/_cents$/, "");

function shown(field: string, value: unknown, people: Names): unknown {
  if (value === undefined) return null;
  if (typeof value === "string" && ofPeople.has(field)) return people.get(value)?.name ?? value;
  if (typeof value !== "number") return value;
  if (isAmount(field)) return toDollars(value);
  return instants.has(field) ? new Date(value).toISOString() : value;
}

const isAmount = (field: string) =>
  field.endsWith("_cents") || /^((custom|pay)_rates\.)?(walk25|visit|overnight|other)$/.test(field);
