import {
  careFields,
  isOpenRequest,
  type LocalDate,
  type RequestKind,
  requestKinds,
  requestStates,
  type TimeFrame,
} from "@petcare/domain";
import * as z from "zod/mini";
import { changesBetween } from "../history/changes.ts";
import { type Author, historyWrite } from "../history/history-row.ts";
import type { OwnId } from "../people/own-id.ts";
import { seriesFieldSchemas } from "../schedules/booking.ts";
import type { Db } from "../table/client.ts";
import {
  amount,
  count,
  day,
  instant,
  itemKind,
  objectOf,
  someCount,
  someInstant,
  someText,
  someYes,
  text,
  texts,
  timeframe,
} from "../table/item-kind.ts";
import { clientRequestAgenda, clientRequestKey, openRequestKey } from "../table/person-keys.ts";
import { type Item, queryAll, queryPages, readItem } from "../table/query.ts";
import { transact, updateItem, type Writes, wholeWrite } from "../table/transact.ts";

/** The day and the time frame of a walk, local. */
interface Place {
  date: LocalDate;
  timeframe: TimeFrame;
}
const place = objectOf<Place>({ date: day, timeframe });

/** A request of a client's or a walker's: the wish, what was shown, and what became of it (docs/product/requests.md). */
export const clientRequestKind = itemKind({
  schema: z.strictObject({
    id: text,
    version: count,
    kind: z.enum(requestKinds),
    state: z.enum(requestStates),
    /** The client, or for 'off' the walker, whose request it is. Merging gives it to another one. For 'meet' its own id: nobody's. */
    client_id: text,
    created_at: instant,
    created_by: text,
    request_hash: text,
    /** When its first time frame begins. It lapses then. 'care' has none, and 'meet' lapses by its age. */
    begins_at: someInstant,
    /** The walk that is asked for, or the visit as the client saw it. For 'care' the day of asking, or of the answer. For 'meet' the wished day. */
    date: day,
    /** 'care' and 'off' have none, and no service. */
    timeframe: z.optional(timeframe),
    service: z.optional(seriesFieldSchemas.service),
    service_label: someText,
    pet_names: texts,
    /** For 'book': it repeats each week on these days, 0 Monday … 6 Sunday. Absent: once. */
    weekdays: z.optional(z.array(count)),
    /** For 'away' and 'off' the last day. For 'away' the visits that are to be cancelled, each with the version and the charge that were shown. */
    through: z.optional(day),
    visits: z.optional(z.array(z.strictObject({ visit: text, version: count, cents: amount }))),
    /** The visit and the version of it that the client saw. */
    visit: someText,
    seen: someCount,
    /** For 'cancel': the visits of its series after it go, too. */
    following: someYes,
    /** For 'change': where the visit is to be. */
    to: z.optional(place),
    /** For 'care': the fields to change, of the home where they have no pet. Without a text nothing is noted. */
    care: z.optional(
      z.array(z.strictObject({ pet: someText, field: z.enum(careFields), from: someText, to: someText })),
    ),
    /** For 'meet': the stranger, with a phone, an email address or both, and where they live. */
    stranger: z.optional(z.strictObject({ name: text, phone: someText, email: someText, place: text })),
    /** When the answer to a stranger was sent. */
    told_at: someInstant,
    /** For 'meet', in epoch seconds: what a stranger said is not kept. */
    expires_at: someCount,
    words: someText,
    /** The price with its parts, or the charge of a cancelling, as it was shown. */
    quote: z.strictObject({
      cents: amount,
      parts: z.optional(z.array(z.strictObject({ name: text, cents: amount }))),
    }),
    /** The owner's words. */
    answer: someText,
  }),
  keysOf: (request) => ({
    ...clientRequestKey(request.id),
    ...clientRequestAgenda(`${new Date(request.created_at).toISOString()}#${request.id}`),
    ...(isOpenRequest(request) && openRequestKey(placeOf(request))),
  }),
  inKey: ({ pk }) => ({ id: pk.slice(clientRequestKey("").pk.length) }),
});
export type ClientRequest = z.infer<typeof clientRequestKind.schema>;

/** A request as far as its place is concerned. Instants are epoch milliseconds. */
interface Placed {
  date: LocalDate;
  id: string;
  kind: RequestKind;
  begins_at?: number | undefined;
  created_at: number;
}

/** Tells whether no first time frame ends the waiting. */
const isUndated = ({ kind }: { kind: RequestKind }) => kind === "care" || kind === "meet";

/**
 * The place of an open request in the owner's list: the day by which an answer is wanted, and its id. It is the first day,
 * in UTC; for 'meet' the wished one, and for 'care' the day of asking.
 */
function placeOf({ id, kind, date, begins_at, created_at }: Placed): string {
  return `${kind === "meet" ? date : new Date(begins_at ?? created_at).toISOString().slice(0, 10)}#${id}`;
}

export const readClientRequest = (db: Db, id: string): Promise<ClientRequest | undefined> =>
  readItem(db, clientRequestKey(id), clientRequestKind.read);

/**
 * A page of all open requests, by the day by which an answer is wanted. Those whose first day is before `from` are left out.
 * They are few, so all are read.
 * @param now epoch milliseconds
 * @param cursor of the page before
 */
export async function openRequests(
  db: Db,
  { from, now }: { from: LocalDate; now: number },
  { limit, cursor = "" }: { limit: number; cursor?: string | undefined },
): Promise<{ requests: ClientRequest[]; cursor: string | undefined }> {
  const items = await queryAll(db, {
    IndexName: "people",
    KeyConditionExpression: "people_pk = :open AND people_sk > :after",
    ExpressionAttributeValues: { ":open": openRequestKey("").people_pk, ":after": cursor || " " },
  });
  const open = items
    .map(clientRequestKind.read)
    .filter(({ expires_at }) => expires_at === undefined || expires_at * 1000 > now)
    .filter((request) => isUndated(request) || placeOf(request) > from);
  const requests = open.slice(0, limit);
  const last = open.length > limit ? requests.at(-1) : undefined;
  return { requests, cursor: last && placeOf(last) };
}

/** A client's requests, the latest first: all, or so many at most. */
export async function requestsOfClient(db: Db, clientId: OwnId, most?: number): Promise<ClientRequest[]> {
  const items: Item[] = [];
  const pages = queryPages(db, {
    Limit: most,
    IndexName: "client",
    KeyConditionExpression: "client_id = :client AND begins_with(agenda_sk, :requests)",
    ExpressionAttributeValues: { ":client": clientId, ":requests": clientRequestAgenda("").agenda_sk },
    ScanIndexForward: false,
  });
  for await (const page of pages) if (items.push(...page) >= (most ?? Number.POSITIVE_INFINITY)) break;
  return items.map(clientRequestKind.read);
}

/** Fields that are no change of a request: ids, counts, digests, and what others say in words. */
const ignored = new Set([
  "id",
  "version",
  "created_at",
  "created_by",
  "request_hash",
  "begins_at",
  "seen",
  "visits",
  "care",
  "stranger",
  "told_at",
  "expires_at",
]);

/** The names of requests that are of no pet. */
const nameless: Partial<Record<ClientRequest["kind"], string>> = { off: "Days off", meet: "Meet and greet" };

/**
 * The writes of a request's next version, on the condition that it is as it was read. They go with the owner's own act,
 * or stand alone.
 */
export function requestWrites(db: Db, before: ClientRequest | undefined, after: ClientRequest, by: Author): Writes {
  const { id, pet_names, client_id, version } = after;
  const changes = changesBetween({ ...before }, { ...after }, ignored);
  const name = pet_names.join(", ") || (nameless[after.kind] ?? "Home");
  const change = { entity: "request", entity_id: id, name, client_id, version, changes } as const;
  return [wholeWrite(db, clientRequestKind.itemOf(after), version - 1), historyWrite(db, change, by)];
}

/** Stores a request's next version. 'refused', with nothing written: it is not as it was read. */
export async function storeRequest(
  db: Db,
  before: ClientRequest | undefined,
  after: ClientRequest,
  by: Author,
): Promise<"written" | "refused"> {
  return (await transact(db, requestWrites(db, before, after, by))).outcome;
}

/** Notes when a stranger was sent the answer. It is no edit. @param at epoch milliseconds */
export async function noteStrangerTold(db: Db, id: string, at: number): Promise<void> {
  await updateItem(db, {
    Key: clientRequestKey(id),
    ConditionExpression: "attribute_exists(pk)",
    UpdateExpression: "SET told_at = :at",
    ExpressionAttributeValues: { ":at": at },
  });
}
