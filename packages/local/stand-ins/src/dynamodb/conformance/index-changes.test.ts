import {
  type CreateGlobalSecondaryIndexAction,
  DescribeTableCommand,
  type GlobalSecondaryIndexUpdate,
  UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { wording } from "../../testing/wording.ts";
import { attribute, failure, keySchema, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();

const byColor: CreateGlobalSecondaryIndexAction = {
  IndexName: "byColor",
  KeySchema: keySchema("color", "date"),
  Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["name"] },
};
const colors = [attribute("color", "S"), attribute("date", "S")];

const change = async (...GlobalSecondaryIndexUpdates: GlobalSecondaryIndexUpdate[]) => {
  const update = { TableName: table.name(), AttributeDefinitions: colors, GlobalSecondaryIndexUpdates };
  return (await table.client.send(new UpdateTableCommand(update))).TableDescription;
};
const described = async () =>
  (await table.client.send(new DescribeTableCommand({ TableName: table.name() }))).Table ?? {};
const statusOf = async (name: string) =>
  (await described()).GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === name)?.IndexStatus;

/** Changes an index and waits until it is so. AWS takes some minutes. */
async function changed(update: GlobalSecondaryIndexUpdate) {
  const answer = await change(update);
  const name = update.Create?.IndexName ?? update.Delete?.IndexName ?? "";
  const wanted = update.Create ? "ACTIVE" : undefined;
  await expect.poll(() => statusOf(name), { timeout: 1_200_000, interval: 500 }).toBe(wanted);
  return answer;
}
const namesOf = async (color: string, more?: object) =>
  (await table.query("color = :c", { ":c": color }, { IndexName: "byColor", ...more })).items.map(({ name }) => name);

test("An index that is added has what was there and what is written later", async () => {
  const added = Array.from({ length: 30 }, (_, i) => ({
    pk: `pet-${i}`,
    sk: "pet",
    color: i % 2 ? "red" : "blue",
    date: `2027-01-${String(30 - i).padStart(2, "0")}`,
    name: `Pet ${i}`,
    owner: "ann",
  }));
  const without = { pk: "pet-colorless", sk: "pet", date: "2027-01-10", name: "None", owner: "ann" };
  const otherwise = { ...without, pk: "pet-numbered", color: 7 };
  for (const item of [...added, without, otherwise]) await table.put(item);
  const answer = await changed({ Create: byColor });
  expect(answer?.GlobalSecondaryIndexes?.at(-1)).toMatchObject(byColor);
  expect((await described()).AttributeDefinitions).toContainEqual(attribute("color", "S"));

  const inOrder = (color: string) => {
    const own = added.filter((one) => one.color === color).sort((a, b) => (a.date < b.date ? -1 : 1));
    return own.map(({ name }) => name);
  };
  await expect.poll(() => namesOf("red")).toEqual(inOrder("red"));
  await expect.poll(() => namesOf("blue", { ScanIndexForward: false })).toEqual(inOrder("blue").toReversed());
  const [first] = (await table.query("color = :c", { ":c": "red" }, { IndexName: "byColor", Limit: 1 })).items;
  expect(first).toEqual({ pk: "pet-29", sk: "pet", color: "red", date: "2027-01-01", name: "Pet 29" });

  await table.put({ pk: "pet-new", sk: "pet", color: "red", date: "2026-12-31", name: "New" });
  await table.update({ pk: "pet-1", sk: "pet" }, "SET color = :c", { ":c": "green" });
  await table.remove({ pk: "pet-3", sk: "pet" });
  const left = inOrder("red").filter((name) => name !== "Pet 1" && name !== "Pet 3");
  await expect.poll(() => namesOf("red")).toEqual(["New", ...left]);
  await expect.poll(() => namesOf("green")).toEqual(["Pet 1"]);
});

test("The key of an index that is added is held to its type", { tags: "refusals" }, async () => {
  const attempt = table.put({ pk: "pet-numbered", sk: "pet", date: "2027-01-10", color: 8 });
  expect(await failure(attempt)).toMatchObject({ name: "ValidationException" });
});

test("An index that is removed cannot be read, takes its attribute along, and leaves the other ones alone", {
  tags: "refusals",
}, async () => {
  const owned = () => table.query("#owner = :o", { ":o": "ann" }, { IndexName: "byOwner" });
  const before = await owned();
  expect(before.items).toHaveLength(31);
  const blue = await namesOf("blue");
  await changed({ Delete: { IndexName: "byColor" } });
  expect(await failure(namesOf("red"))).toMatchObject({
    name: "ValidationException",
    message: wording("The table does not have the specified index: byColor"),
  });
  expect((await described()).AttributeDefinitions?.map(({ AttributeName }) => AttributeName).sort()).toEqual([
    "date",
    "due",
    "owner",
    "pk",
    "score",
    "sk",
  ]);
  expect(await owned()).toEqual(before);
  await table.remove({ pk: "pet-28", sk: "pet" });
  await changed({ Create: { ...byColor, Projection: { ProjectionType: "ALL" } } });
  await expect.poll(() => namesOf("blue")).toEqual(blue.filter((name) => name !== "Pet 28"));
});

const other = { ...byColor, IndexName: "byAnother" };

test.each<[string, GlobalSecondaryIndexUpdate[], object]>([
  [
    "that is there already",
    [{ Create: { ...byColor, IndexName: "byDue" } }],
    { name: "ValidationException", message: wording("Attempting to create an index which already exists") },
  ],
  [
    "that is not there",
    [{ Delete: { IndexName: "byNothing" } }],
    { name: "ResourceNotFoundException", message: wording("Requested resource not found: Index byNothing for table") },
  ],
  [
    "and another at once",
    [{ Create: other }, { Create: { ...other, IndexName: "byYetAnother" } }],
    {
      name: "LimitExceededException",
      message: wording("Only 1 online index can be created or deleted simultaneously per table"),
    },
  ],
  [
    "of an attribute without a definition",
    [{ Create: { ...other, KeySchema: keySchema("weight") } }],
    {
      name: "ValidationException",
      message: wording("Some index key attributes are not defined in AttributeDefinitions"),
    },
  ],
  [
    "that holds all attributes and names some",
    [{ Create: { ...other, Projection: { ProjectionType: "ALL", NonKeyAttributes: ["name"] } } }],
    { name: "ValidationException" },
  ],
])("A change of an index %s is refused and changes nothing", { tags: "refusals" }, async (_, updates, error) => {
  const before = await described();
  expect(await failure(change(...updates))).toMatchObject(error);
  expect(await described()).toEqual(before);
});

test("An index without definitions of attributes is refused", { tags: "refusals" }, async () => {
  const update = { TableName: table.name(), GlobalSecondaryIndexUpdates: [{ Create: other }] };
  expect(await failure(table.client.send(new UpdateTableCommand(update)))).toMatchObject({
    name: "ValidationException",
    message: wording("AttributeDefinitions is not specified for index: byAnother"),
  });
});
