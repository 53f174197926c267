import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { seededRandom } from "../testing/seeded-random.ts";
import { type Attributes, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
const owners = ["ann", "bob", ""];
const dates = ["2027-01-01", "2027-01-02", ""];
const keys = Array.from({ length: 12 }, (_, i) => ({ pk: `p${i % 3}`, sk: `s${i}` }));

// The table and each index equal a plain Map of the items after any mixture of writes.
test.each([1, 2, 3])("Writes of every kind agree with a model (seed %i)", async (seed) => {
  const random = seededRandom(seed);
  const pick = <T>(from: T[]): T => from[Math.floor(random() * from.length)] as T;
  const model = new Map<string, Attributes>();
  const idOf = ({ pk, sk }: Attributes) => `${pk}/${sk}`;

  const randomItem = () => {
    const [owner, date] = [pick(owners), pick(dates)];
    return { ...pick(keys), ...(owner && { owner }), ...(date && { date }), status: Math.floor(random() * 9) };
  };
  const distinct = (count: number) =>
    new Map(Array.from({ length: count }, randomItem).map((item) => [idOf(item), item]));
  const set = (item: Attributes) => model.set(idOf(item), item);

  const steps = [
    async () => {
      const item = randomItem();
      await table.put(item);
      set(item);
    },
    async () => {
      const key = pick(keys);
      await table.remove(key);
      model.delete(idOf(key));
    },
    async () => {
      const { owner, date: _, ...key } = { owner: "cat", ...pick(keys), date: "" };
      await table.update(key, "SET #owner = :o REMOVE #date", { ":o": owner });
      const { date: _removed, ...old } = model.get(idOf(key)) ?? {};
      set({ ...old, ...key, owner });
    },
    async () => {
      const items = [...distinct(4).values()];
      const requests = items.map((Item, i) =>
        i % 2 ? { PutRequest: { Item } } : { DeleteRequest: { Key: { pk: Item.pk, sk: Item.sk } } },
      );
      await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name()]: requests } }));
      items.forEach((item, i) => {
        if (i % 2) set(item);
        else model.delete(idOf(item));
      });
    },
    async () => {
      const items = [...distinct(3).values()];
      await table.write(items.map((Item) => ({ Put: { Item } })));
      items.forEach(set);
    },
  ];

  for (const key of keys) await table.remove(key);
  for (let i = 0; i < 120; i++) await pick(steps)();

  const stored = await Promise.all(
    ["p0", "p1", "p2"].map((p) => table.query("pk = :p", { ":p": p }, { ConsistentRead: true })),
  );
  const byKey = (a: Attributes, b: Attributes) => (idOf(a) < idOf(b) ? -1 : 1);
  expect(stored.flatMap(({ items }) => items).sort(byKey)).toEqual([...model.values()].sort(byKey));
  for (const owner of ["ann", "bob", "cat"]) {
    const { items } = await table.query("#owner = :o", { ":o": owner }, { IndexName: "byOwner" });
    const expected = [...model.values()].filter((item) => item.owner === owner && item.date);
    expect(items.sort(byKey)).toEqual(expected.sort(byKey));
  }
});
