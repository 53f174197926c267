import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { sortedJson } from "@petcare/domain";
import type { Db } from "@petcare/storage";

const itemsInPage = 1000;

interface Written {
  Item: Record<string, unknown>;
}

interface Command {
  constructor: { name: string };
  input: {
    RequestItems?: Record<string, { PutRequest: Written }[]>;
    TransactItems?: { Put?: Written }[];
    ExclusiveStartKey?: object;
  };
}

/** A table that is a file of items, so that what is measured is the export's memory and time, and no database's. */
export function fileTable(path: string): Db {
  let lines: AsyncIterator<string> | undefined;
  const scan = async (isFirst: boolean) => {
    if (isFirst) lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
    const Items: unknown[] = [];
    while (lines && Items.length < itemsInPage) {
      const { value, done } = await lines.next();
      if (done) return { Items };
      Items.push(unmarshall(JSON.parse(value)));
    }
    return { Items, LastEvaluatedKey: {} };
  };
  const send = async ({ constructor: { name }, input }: Command) => {
    if (name === "ScanCommand") return scan(input.ExclusiveStartKey === undefined);
    // The list of changes: nobody writes meanwhile.
    if (name === "QueryCommand") return { Items: [] };
    const puts = Object.values(input.RequestItems ?? {}).flatMap((requests) => requests.map((one) => one.PutRequest));
    const written = [...puts, ...(input.TransactItems ?? []).flatMap(({ Put }) => Put ?? [])];
    const text = written.map(({ Item }) => `${JSON.stringify(marshall(Item, options))}\n`);
    await appendFile(path, text.join(""));
    return {};
  };
  return { client: { send } as unknown as Db["client"], table: "petcare", pause: async () => {} };
}

const options = { removeUndefinedValues: true };

/** A number that two tables have in common where they have the same items in any order. */
export async function sumOfItems(path: string): Promise<bigint> {
  let sum = 0n;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const item = JSON.parse(line);
    // An import leaves its mark in a file, which forgets nothing.
    if (item.pk.S === "IMPORT") continue;
    sum += createHash("sha256").update(sortedJson(item)).digest().readBigUInt64BE();
  }
  return sum;
}
