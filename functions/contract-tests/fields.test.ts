import { endpoints, pushServices } from "@petcare/contract";
import { doorTag } from "@petcare/domain";
import { expect, test } from "vitest";
import { count } from "./count.ts";
import { takenBy } from "./fields-table.ts";
import { type Field, fieldsOf, type Schema } from "./fuzz/fields.ts";

const fields = endpoints.flatMap((endpoint) =>
  fieldsOf(endpoint).map((field) => {
    const name = field.path.join(".");
    const own = `${endpoint.name}.${name}`;
    return { own, row: takenBy.has(own) ? own : name, field };
  }),
);
count(`fields: ${fields.length} fields of requests, ${takenBy.size} kinds of them`);

test.each(fields)("$own takes what its row says", ({ row, field }) => {
  expect(taken(field)).toBe(takenBy.get(row));
});

test("there is no row of a field that is not there", () => {
  const used = new Set(fields.map(({ row }) => row));
  expect([...takenBy.keys()].filter((row) => !used.has(row))).toEqual([]);
});

/** Describes the values that a field takes, in the words of the table. */
function taken({ shapes, nullable, required }: Field): string {
  const kinds = shapes.map((shape) => [kindOf(shape), limitsOf(shape)].filter(Boolean).join(" ")).join(" or ");
  return [kinds, ...(nullable ? ["or null"] : []), ...(required ? ["required"] : [])].join(", ");
}

function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.join(" ");
  if (schema.pattern) return patterns[schema.pattern] ?? `/${schema.pattern}/`;
  return schema.format ?? { string: "text", array: "list" }[schema.type ?? ""] ?? schema.type ?? "anything";
}

const patterns: Record<string, string> = {
  "[\\p{L}\\p{N}\\p{P}\\p{S}]": "visible",
  '^[^@\\s\\p{C}<>()[\\]",;:\\\\]+@[^@\\s\\p{C}<>()[\\]",;:\\\\]+$': "email",
  "^\\S(.*\\S)?$": "password",
  "^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$": "id",
  "^[ -~]{0,400}$": "ascii",
  "@": "with@",
  "^[A-Za-z0-9_-]{16,80}$": "chance",
  "^[A-Z0-9_-]{1,80}$": "code",
  "^#[0-9a-f]{6}$": "hexcolor",
  "^[\\w-]{43}$": "key43",
  [doorTag.source]: "doortag",
  [pushServices.source]: "pushservice",
  "^[\\w-]{87}$": "browserkey",
  "^[\\w-]{22}$": "browsersecret",
};

function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems, multipleOf }: Schema): string {
  const least = minLength ?? minimum ?? minItems;
  const most = maxLength ?? maximum ?? maxItems;
  const limits = least === undefined && most === undefined ? "" : `${least ?? 0}-${most ?? ""}`;
  return multipleOf === undefined ? limits : `${limits} by ${multipleOf}`;
}
