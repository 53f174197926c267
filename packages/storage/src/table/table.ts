import type { Schedule } from "../bookings/schedule-item.ts";
import type { Visit } from "../bookings/visit-item.ts";

const ofEveryVisit = [
  "date",
  "timeframe",
  "service",
  "service_label",
  "pet_names",
  "status",
  "recurring",
  "duration_minutes",
] as const satisfies readonly (keyof Visit)[];

/** What the owner's calendar reads of a visit. */
export const calendarAttributes = [
  ...ofEveryVisit,
  "client_id",
  "walker_id",
  "price_cents",
] as const satisfies readonly (keyof Visit)[];

/** What a walker reads of a visit: never its price. */
export const walkerAttributes = [
  ...ofEveryVisit,
  "client_id",
  "notes",
  "address",
  "garage_code",
  "comments",
  "photo_urls",
  "completed_at",
  "pay_cents",
] as const satisfies readonly (keyof Visit)[];

/** What a client reads of a visit; of a note that was deleted, only that it was. */
export const clientAttributes = [
  ...ofEveryVisit,
  "walker_id",
  "walker_phone",
  "notes",
  "address",
  "comments",
  "photo_urls",
  "completed_at",
  "note_deleted_at",
] as const satisfies readonly (keyof Visit)[];

/** What a series needs beside those, for its visits to be computed. */
const ofEverySeries = [
  "recurrence",
  "materialised_through",
  "stored_ahead",
] as const satisfies readonly (keyof Schedule)[];

/**
 * The table, of which infra, the local database and the tests build theirs. All keys are strings. An index holds the
 * items that have both of its keys, with the attributes of `projection` beside the keys. keys.ts says what for.
 */
export const tableDefinition = {
  name: "petcare",
  partitionKey: "pk",
  sortKey: "sk",
  timeToLive: "expires_at",
  indexes: [
    { name: "people", partitionKey: "people_pk", sortKey: "people_sk", projection: "ALL" },
    { name: "calendar", partitionKey: "calendar_pk", sortKey: "agenda_sk", projection: calendarAttributes },
    {
      name: "walker",
      partitionKey: "walker_id",
      sortKey: "agenda_sk",
      projection: [...walkerAttributes, ...ofEverySeries],
    },
    {
      name: "client",
      partitionKey: "client_id",
      sortKey: "agenda_sk",
      projection: [...clientAttributes, ...ofEverySeries],
    },
    { name: "series", partitionKey: "series_pk", sortKey: "agenda_sk", projection: "ALL" },
  ],
} as const;

export type IndexName = (typeof tableDefinition.indexes)[number]["name"];
