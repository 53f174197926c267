import {
  type CreateGlobalSecondaryIndexAction,
  DescribeTableCommand,
  type GlobalSecondaryIndexUpdate,
  UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import { listHistory } from "@petcare/contract";
import { tableDefinition } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { interceptCalls } from "../testing/calls.ts";
import { type ContractTestApp, startContractTestApp } from "./contract-test-app.ts";
import { count } from "./count.ts";
import { ask, callerOf, type Sample } from "./sample.ts";
import { allSamples } from "./samples.ts";
import { plant } from "./seeded.ts";

// The move of an index as docs/deploying.md has it, over a table that the release before has filled.

let app: ContractTestApp;
/** Index → the one that reads ask in its place, as the release that moves them does. */
let moves = new Map<string, string>();
/** The indexes that have been asked since it was emptied. */
const asked = new Set<string>();

beforeAll(async () => {
  app = await startContractTestApp();
  await plant(app);
  await app.keep();
  interceptCalls((call, send) => {
    const { IndexName } = call.input;
    if (typeof IndexName === "string") {
      call.input.IndexName = moves.get(IndexName) ?? IndexName;
      asked.add(String(call.input.IndexName));
    }
    return send();
  });
});
afterAll(() => app.close());

/** Every reading, and the history of all records: its sample is of one. */
const readings: Sample[] = [
  ...allSamples.filter(({ endpoint }) => endpoint.method === "GET"),
  { endpoint: listHistory, make: async () => ({ query: {} }) },
];

/** Asks each reading after its sample has stored what it needs. */
async function answers(): Promise<object[]> {
  asked.clear();
  const given: object[] = [];
  for (const { endpoint, make } of readings) {
    const request = await make(app, app.people);
    const { status, headers, body } = await ask(endpoint, callerOf(endpoint, app.people)?.token, request);
    given.push({ name: endpoint.name, status, headers, body });
    await app.reset();
  }
  return given;
}

const table = async () => {
  const { db } = app.installation;
  return (await db.client.send(new DescribeTableCommand({ TableName: db.table }))).Table ?? {};
};

async function change(update: GlobalSecondaryIndexUpdate): Promise<void> {
  const { client, table: TableName } = app.installation.db;
  const { AttributeDefinitions } = await table();
  await client.send(new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [update] }));
}

const names = tableDefinition.indexes.map(({ name }) => name).sort();
const newName = (name: string) => `${name}-2`;

test("each index moves to another beside it, and every reading is answered as before", async () => {
  const before = await answers();
  expect([...asked].sort()).toEqual(names);

  for (const { IndexName = "", KeySchema } of (await table()).GlobalSecondaryIndexes ?? []) {
    const Projection = { ProjectionType: "ALL" } as const;
    const wider: CreateGlobalSecondaryIndexAction = { IndexName: newName(IndexName), KeySchema, Projection };
    await change({ Create: wider });
  }
  moves = new Map(names.map((name) => [name, newName(name)]));
  expect(await answers()).toEqual(before);
  expect([...asked].sort()).toEqual(names.map(newName));

  for (const name of names) await change({ Delete: { IndexName: name } });
  expect((await table()).GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(names.map(newName));
  expect(await answers()).toEqual(before);
  count(
    `index move: ${readings.length} readings of ${names.length} indexes, before, beside the new ones, without the old ones`,
  );
});
