import { DescribeTableCommand, type GlobalSecondaryIndexUpdate, UpdateTableCommand } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { wording } from "../../testing/wording.ts";
import { attribute, failure, keySchema, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();

const byColor = {
  IndexName: "byColor",
  KeySchema: keySchema("color", "date"),
  Projection: { ProjectionType: "INCLUDE" as const, NonKeyAttributes: ["name"] },
};
const AttributeDefinitions = [attribute("color", "S"), attribute("date", "S")];

const change = (...GlobalSecondaryIndexUpdates: GlobalSecondaryIndexUpdate[]) =>
  table.client.send(
    new UpdateTableCommand({ TableName: table.name(), AttributeDefinitions, GlobalSecondaryIndexUpdates }),
  );
const statusOf = async (name: string) => {
  const { Table } = await table.client.send(new DescribeTableCommand({ TableName: table.name() }));
  return Table?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === name)?.IndexStatus;
};
/** AWS takes some minutes. */
const untilStatusIs = (status: string | undefined) =>
  expect.poll(() => statusOf("byColor"), { timeout: 1_200_000, interval: 500 }).toBe(status);

const red = async () =>
  (await table.query("color = :c", { ":c": "red" }, { IndexName: "byColor" })).items.map(({ name }) => name);
const pet = (number: number, more: object = { color: "red" }) =>
  table.put({ pk: `pet-${number}`, sk: "pet", date: `2027-01-0${9 - number}`, name: `Pet ${number}`, ...more });

test("An index that is added has what was there and what is written later, until it is removed", {
  tags: "refusals",
}, async () => {
  for (const number of [1, 2, 3]) await pet(number);
  await pet(4, { color: "blue" });
  await pet(5, {});
  await pet(6, { color: 7 });
  await change({ Create: byColor });
  await untilStatusIs("ACTIVE");
  await expect.poll(red).toEqual(["Pet 3", "Pet 2", "Pet 1"]);

  await pet(0);
  await pet(1, { color: "green" });
  await table.remove({ pk: "pet-3", sk: "pet" });
  await expect.poll(red).toEqual(["Pet 2", "Pet 0"]);
  expect(await failure(pet(6, { color: 8 }))).toMatchObject({ name: "ValidationException" });

  await change({ Delete: { IndexName: "byColor" } });
  await untilStatusIs(undefined);
  expect(await failure(red())).toMatchObject({
    name: "ValidationException",
    message: wording("The table does not have the specified index: byColor"),
  });
  await pet(6, { color: 8 });
});

test.each<[string, GlobalSecondaryIndexUpdate[], object]>([
  [
    "that is there already",
    [{ Create: { ...byColor, IndexName: "byDue" } }],
    { name: "ValidationException", message: wording("Attempting to create an index which already exists") },
  ],
  ["that is not there", [{ Delete: { IndexName: "byNothing" } }], { name: "ResourceNotFoundException" }],
  [
    "and another at once",
    [{ Create: byColor }, { Create: { ...byColor, IndexName: "byAnother" } }],
    {
      name: "LimitExceededException",
      message: wording("Only 1 online index can be created or deleted simultaneously per table"),
    },
  ],
])("A change of an index %s is refused", { tags: "refusals" }, async (_, updates, error) => {
  expect(await failure(change(...updates))).toMatchObject(error);
});
