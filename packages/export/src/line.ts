import { createHash } from "node:crypto";
import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import type { Key } from "./kinds/kind.ts";

/** An item as DynamoDB has it, with the type of each value: sets and numbers survive. */
export type RawItem = Record<string, AttributeValue>;

/** The name of a kind's file in an export. */
export const dataName = (kind: string) => `data/${kind}.jsonl`;

/** The one text of an item: names and members of sets sorted, bytes in base64, without spaces. */
export const lineOf = (item: RawItem): string => JSON.stringify(sorted(item));

const sets = new Set(["SS", "NS"]);

/** The item of a line. @throws SyntaxError where it is no JSON */
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

export const rawKeyOf = ({ pk, sk }: RawItem): Key => ({ pk: pk?.S ?? "", sk: sk?.S ?? "" });

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Into how many parts an export is cut, so that one of them can be sorted in memory. */
export const parts = 256;

/** The part in which the items of a partition are. */
export const partOf = (pk: string): number => createHash("sha256").update(pk).digest()[0] ?? 0;

/** The order of the lines of a file. */
export const inOrder = (a: Key, b: Key): number =>
  partOf(a.pk) - partOf(b.pk) || compare(a.pk, b.pk) || compare(a.sk, b.sk);

/** The same within one part. */
export const inPart = (a: Key, b: Key): number => compare(a.pk, b.pk) || compare(a.sk, b.sk);
