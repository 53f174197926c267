import { expect, test } from "vitest";
import { tableDefinition } from "./table.ts";

// DynamoDB cannot change an index in place. What differs here takes a new index and a migration wherever it is deployed.
test("the table and its indexes are these", () => {
  expect(tableDefinition).toEqual({
    name: "petcare",
    partitionKey: "pk",
    sortKey: "sk",
    timeToLive: "expires_at",
    indexes: [
      { name: "people", partitionKey: "people_pk", sortKey: "people_sk", projection: "ALL" },
      {
        name: "calendar",
        partitionKey: "calendar_pk",
        sortKey: "agenda_sk",
        projection: [
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
        ],
      },
      { name: "walker", partitionKey: "walker_id", sortKey: "agenda_sk", projection: "ALL" },
      { name: "client", partitionKey: "client_id", sortKey: "agenda_sk", projection: "ALL" },
      { name: "open", partitionKey: "open_pk", sortKey: "agenda_sk", projection: "ALL" },
      {
        name: "money",
        partitionKey: "money_pk",
        sortKey: "money_sk",
        projection: [
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
        ],
      },
      {
        name: "pay",
        partitionKey: "pay_pk",
        sortKey: "pay_sk",
        projection: [
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
        ],
      },
      { name: "history", partitionKey: "history_pk", sortKey: "history_sk", projection: "ALL" },
    ],
  });
});

test("the projections leave room within DynamoDB's limits: 20 named attributes an index, 100 in all", () => {
  const sizes: number[] = tableDefinition.indexes.map(({ projection }) =>
    projection === "ALL" ? 0 : projection.length,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(18);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100);
});
