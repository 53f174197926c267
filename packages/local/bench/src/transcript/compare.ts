import { readFileSync } from "node:fs";
import type { Entry, Json } from "./session.ts";

// npm run transcript:compare -- BEFORE AFTER: where two transcripts differ, gathered by endpoint and place.
const [before, after] = process.argv.slice(2).map((file) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry),
);
if (!before || !after) throw new Error("Name two transcripts: npm run transcript:compare -- BEFORE AFTER");

const alike = new Map<string, string>();
const found = new Map<string, { times: number; example: string }>();
const later = new Map(after.map((entry) => [entry.step, entry]));

/** An id, a digest or an invoice's number: another release may draw another, and then means the same by it. */
const isName = (text: string) => /[0-9a-f]{24}/.test(text) || /^[0-9A-F]{8}$/.test(text);

function note(entry: Entry, path: string, what: string): void {
  const place = `${entry.method} ${entry.path.replace(/\?.*/, "").replace(/\/[^/]*[0-9~][^/]*/g, "/{id}")} ${path}`;
  const known = found.get(place) ?? { times: 0, example: `${entry.step}: ${what}` };
  found.set(place, { ...known, times: known.times + 1 });
}

function compare(entry: Entry, one: Json, other: Json, path: string): void {
  if (Object.is(one, other)) return;
  if (typeof one === "string" && typeof other === "string" && isName(one) && isName(other)) {
    if ((alike.get(one) ?? other) !== other) note(entry, path, `${one} was ${alike.get(one)} before, and is ${other}`);
    else alike.set(one, other);
    return;
  }
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    note(entry, path, `${shown(one)} → ${shown(other)}`);
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    compare(entry, one[key], other[key], Array.isArray(one) ? `${path}[]` : `${path}.${key}`);
  }
}

const isObject = (value: Json): value is Record<string, Json> => typeof value === "object" && value !== null;
const shown = (value: Json) => (JSON.stringify(value) ?? "absent").slice(0, 160);

for (const entry of before) {
  const same = later.get(entry.step);
  later.delete(entry.step);
  if (!same) note(entry, "(request)", "was not sent");
  else for (const key of ["status", "path", "body", "answer"] as const) compare(entry, entry[key], same[key], key);
}
for (const entry of later.values()) note(entry, "(request)", "is new");

for (const [place, { times, example }] of [...found].sort()) console.log(`${place}  ×${times}\n    ${example}`);
console.log(`${before.length} requests before, ${after.length} after, ${found.size} places differ`);
