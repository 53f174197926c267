import { createReadStream } from "node:fs";
import { appendFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { Db } from "@petcare/storage";

const itemsInPage = 1000;

interface Command {
  constructor: { name: string };
  input: {
    RequestItems?: Record<string, { PutRequest: { Item: Record<string, unknown> } }[]>;
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
      Items.push(JSON.parse(value));
    }
    return { Items, LastEvaluatedKey: {} };
  };
  const send = async ({ constructor: { name }, input }: Command) => {
    if (name === "ScanCommand") return scan(input.ExclusiveStartKey === undefined);
    const puts = Object.values(input.RequestItems ?? {}).flat();
    const text = puts.map(({ PutRequest }) => `${JSON.stringify(marshall(PutRequest.Item, options))}\n`);
    await appendFile(path, text.join(""));
    return {};
  };
  return { client: { send } as unknown as Db["client"], table: "petcare", pause: async () => {} };
}

const options = { removeUndefinedValues: true };
