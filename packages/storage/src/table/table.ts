/** The version of the stored form. It counts up when older records or indexes can no longer be read. */
export const storedForm = "3";

/** The attributes of a visit for the owner's calendar: to show it, to begin an edit, and to tell its money's state. */
export const calendarProjection = [
  "date",
  "timeframe",
  "first_timeframe",
  "service",
  "service_label",
  "pet_names",
  "status",
  "recurring",
  "duration_minutes",
  "client_id",
  "walker_id",
  "price_cents",
  "version",
  "charge_cents",
  "pay_cents",
  "invoice_id",
  "written_off_at",
  "completed_at",
] as const;

/** The attributes for lists of money: of visits, and from "period" on of invoices and accounts. */
export const moneyProjection = [
  "date",
  "timeframe",
  "service",
  "service_label",
  "pet_names",
  "client_id",
  "walker_id",
  "status",
  "price_cents",
  "charge_cents",
  "version",
  "period",
  "due",
  "created_at",
  "sums",
  "invoices",
] as const;

/** The attributes for lists of pay: of visits, `kind` and `cents` of pay adjustments, and from "period" on of pay runs and ledgers. */
const payProjection = [
  "walker_id",
  "client_id",
  "date",
  "timeframe",
  "service",
  "pet_names",
  "status",
  "pay_cents",
  "kind",
  "cents",
  "version",
  "period",
  "created_at",
  "sums",
  "method",
  "runs",
] as const;

/**
 * The table. Infra, the local database and the tests build theirs from this. All keys are strings. An index holds the
 * items that have both of its keys, with the attributes of `projection` beside the keys. keys.ts says what for.
 *
 * DynamoDB cannot change the projection of an index in place: another attribute takes a new index and a migration.
 * The indexes of a person's own and of open visits therefore hold whole items, and readers.ts lists what leaves storage.
 */
export const tableDefinition = {
  name: "petcare",
  partitionKey: "pk",
  sortKey: "sk",
  timeToLive: "expires_at",
  indexes: [
    { name: "people", partitionKey: "people_pk", sortKey: "people_sk", projection: "ALL" },
    { name: "calendar", partitionKey: "calendar_pk", sortKey: "agenda_sk", projection: calendarProjection },
    { name: "walker", partitionKey: "walker_id", sortKey: "agenda_sk", projection: "ALL" },
    { name: "client", partitionKey: "client_id", sortKey: "agenda_sk", projection: "ALL" },
    { name: "open", partitionKey: "open_pk", sortKey: "agenda_sk", projection: "ALL" },
    { name: "money", partitionKey: "money_pk", sortKey: "money_sk", projection: moneyProjection },
    { name: "pay", partitionKey: "pay_pk", sortKey: "pay_sk", projection: payProjection },
    { name: "history", partitionKey: "history_pk", sortKey: "history_sk", projection: "ALL" },
  ],
} as const;

export type IndexName = (typeof tableDefinition.indexes)[number]["name"];
