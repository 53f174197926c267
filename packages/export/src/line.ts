import { StringDecoder } from "node:string_decoder";
import type { AttributeValue } from "@aws-sdk/client-dynamodb";

/** An item as DynamoDB has it, with the type of each value: sets and numbers survive. */
export type RawItem = Record<string, AttributeValue>;

/** The name of a kind's file in an export. */
export const dataName = (kind: string) => `data/${kind}.jsonl`;

/** The one text of an item: names and members of sets sorted, bytes in base64, without spaces. */
export const lineOf = (item: RawItem): string => JSON.stringify(sorted(item));

const sets = new Set(["SS", "NS"]);

/** The item of a line. @throws SyntaxError if it is no JSON */
export const itemOfLine = (text: string): RawItem =>
  JSON.parse(text, (name, value) => (name === "B" && typeof value === "string" ? Buffer.from(value, "base64") : value));

function sorted(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(
    entries.map(([name, of]) => [name, sets.has(name) && Array.isArray(of) ? of.toSorted(compare) : sorted(of)]),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The lines of a text, without their ends. Only a line feed ends one. */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
