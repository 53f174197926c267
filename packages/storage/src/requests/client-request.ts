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

/** A request of a client, a walker or a stranger, with the price that was shown and its answer (docs/product/requests.md). */
export const clientRequestKind = itemKind({
  schema: z.strictObject({
    id: text,
    version: count,
    kind: z.enum(requestKinds),
    state: z.enum(requestStates),
    /** The client, or for 'off' the walker. Merging moves it to another client. For 'meet' the request's own id. */
    client_id: text,
    created_at: instant,
    created_by: text,
    request_hash: text,
    /** When its first time frame begins, and it lapses. 'care' has none, and 'meet' lapses by its age. */
    begins_at: someInstant,
    /** The day of the requested walk, or of the visit as the client saw it. For 'care' the day of the request, or of the answer. */
    date: day,
    /** Absent for 'care' and 'off', which have no service either. */
    timeframe: z.optional(timeframe),
    service: z.optional(seriesFieldSchemas.service),
    service_label: someText,
    pet_names: texts,
    /** For 'book': the weekdays, 0 Monday … 6 Sunday, if it repeats each week. */
    weekdays: z.optional(z.array(count)),
    /** For 'away' and 'off': the last day. */
    through: z.optional(day),
    visits: z.optional(z.array(z.strictObject({ visit: text, version: count, cents: amount }))),
    /** The visit, and the version that the client saw. */
    visit: someText,
    seen: someCount,
    /** For 'cancel': also cancels the later visits of its series. */
    following: someYes,
    /** For 'change': the requested day and time frame. */
    to: z.optional(place),
    /** For 'care': the changed fields. Without a pet a field is the home's; without a text it is removed. */
    care: z.optional(
      z.array(z.strictObject({ pet: someText, field: z.enum(careFields), from: someText, to: someText })),
    ),
    /** For 'meet': the stranger, with a phone, an email address or both, and their place. */
    stranger: z.optional(z.strictObject({ name: text, phone: someText, email: someText, place: text })),
    /** When the answer to a stranger was sent. */
    told_at: someInstant,
    /** For 'meet', in epoch seconds: when the stranger's data is deleted. */
    expires_at: someCount,
    words: someText,
    /** The price with its parts, or the cancellation fee, as shown. */
    quote: z.strictObject({
      cents: amount,
      parts: z.optional(z.array(z.strictObject({ name: text, cents: amount }))),
    }),
    /** The owner's comment. */
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

/** The fields of a request that its position in lists depends on. Instants are epoch milliseconds. */
interface Placed {
  date: LocalDate;
  id: string;
  kind: RequestKind;
  begins_at?: number | undefined;
  created_at: number;
}

/** Tells whether a request has no time frame at which it lapses. */
const isUndated = ({ kind }: { kind: RequestKind }) => kind === "care" || kind === "meet";

/**
 * Makes an open request's position in the owner's list: the day by which it should be answered, and its id. The day is the first
 * one, in UTC; for 'meet' the requested one, and for 'care' the day of the request.
 */
function placeOf({ id, kind, date, begins_at, created_at }: Placed): string {
  return `${kind === "meet" ? date : new Date(begins_at ?? created_at).toISOString().slice(0, 10)}#${id}`;
}

export const readClientRequest = (db: Db, id: string): Promise<ClientRequest | undefined> =>
  readItem(db, clientRequestKey(id), clientRequestKind.read);

/**
 * Reads a page of all open requests from a first day on, by the day by which they should be answered.
 * @param now epoch milliseconds
 * @param cursor of the previous page
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

/** Reads a client's requests, the latest first. @param most the most of them; by default all */
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

/** Fields that the history ignores: ids, counts, digests, and those that repeat others in words. */
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

/** The names of requests without a pet. */
const nameless: Partial<Record<ClientRequest["kind"], string>> = { off: "Days off", meet: "Meet and greet" };

/**
 * Makes the writes of a request's next version, if it has not changed since it was read, for the transaction of the owner's act
 * or for one of their own.
 */
export function requestWrites(db: Db, before: ClientRequest | undefined, after: ClientRequest, by: Author): Writes {
  const { id, pet_names, client_id, version } = after;
  const changes = changesBetween({ ...before }, { ...after }, ignored);
  const name = pet_names.join(", ") || (nameless[after.kind] ?? "Home");
  const change = { entity: "request", entity_id: id, name, client_id, version, changes } as const;
  return [wholeWrite(db, clientRequestKind.itemOf(after), version - 1), historyWrite(db, change, by)];
}

/** Stores a request's next version. 'refused', with nothing written, if it has changed since it was read. */
export async function storeRequest(
  db: Db,
  before: ClientRequest | undefined,
  after: ClientRequest,
  by: Author,
): Promise<"written" | "refused"> {
  return (await transact(db, requestWrites(db, before, after, by))).outcome;
}

/** Stores when a stranger was sent the answer. It counts as no edit. @param at epoch milliseconds */
export async function noteStrangerTold(db: Db, id: string, at: number): Promise<void> {
  await updateItem(db, {
    Key: clientRequestKey(id),
    ConditionExpression: "attribute_exists(pk)",
    UpdateExpression: "SET told_at = :at",
    ExpressionAttributeValues: { ":at": at },
  });
}
