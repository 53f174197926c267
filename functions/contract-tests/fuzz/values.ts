import type { Field, Schema } from "./fields.ts";

/** A value for a field. */
export interface Value {
  what: string;
  value: unknown;
  /** The field's schema refuses it. */
  forbidden?: true;
  /** It is at a limit of the field, or looks like what the field takes. */
  isClose?: boolean;
}

/** Stands for a field that is left out. */
export const absent = Symbol("absent");

/** Stands for deepJson, which JSON.stringify cannot write: its own recursion is not that deep. */
export const deepMark = "@@deep@@";
const depth = 50_000;
export const deepJson = "[".repeat(depth) + "]".repeat(depth);

/** Characters that often break programs. Each is put into a text that the field would take. */
const nastyCharacters: [what: string, text: string][] = [
  ["NUL", "\0"],
  ["control characters", "\u0001\u0008\u001b[31m\u007f\u009f"],
  ["line breaks", "\r\n\u2028"],
  ["marks without width", "\u200b\u2060\ufeff"],
  ["text that runs backwards", "\u202e"],
  ["a lone high surrogate", "\ud83d"],
  ["a lone low surrogate", "\udc36"],
  ["a noncharacter", "\uffff"],
  ["an emoji of many parts", "👩‍👩‍👧‍👦🏳️‍🌈"],
  ["marks on one letter", "\u0301".repeat(10)],
  ["markup", `"><img src=x>`],
  ["percent signs", "%00%ff%"],
];

/** Texts that often break programs. A field of free text may take any of them. */
const nastyTexts: [what: string, text: string][] = [
  ["a million characters", "x".repeat(1_000_000)],
  ["a lone surrogate at the end", "a\ud83d"],
  ["a prototype's name", "__proto__"],
  ["a constructor's name", "constructor"],
  ["a path", "../../../../etc/passwd"],
  ["a key of the table", "USER#owner"],
  ["a formula", "=HYPERLINK(A1)"],
  ["spaces", "   "],
  ["nothing", ""],
  ["a number", "1e309"],
  ["a date far off", "9999-12-31"],
  ["an endless rule", "FREQ=DAILY;INTERVAL=1"],
  ["a rule of no days", "FREQ=MONTHLY;BYMONTHDAY=31;INTERVAL=12;COUNT=999"],
  ["a rule of each second", "FREQ=SECONDLY;BYSETPOS=-1"],
];

/** Values of every type, with the JSON type that each is of. */
const otherTypes: [type: string, what: string, value: unknown][] = [
  ["null", "null", null],
  ["boolean", "true", true],
  ["boolean", "false", false],
  ["number", "zero", 0],
  ["number", "less than nothing", -1],
  ["number", "a fraction", 0.1 + 0.2],
  ["number", "more than is exact", 2 ** 60],
  ["number", "the largest number", Number.MAX_VALUE],
  ["string", "a text", "some text"],
  ["array", "an empty list", []],
  ["array", "lists in lists", [[[["x"]]]]],
  ["array", "depth", deepMark],
  ["array", "100,000 members", Array.from({ length: 100_000 }, () => "x")],
  ["array", "members of all types", [null, true, 1, "x", {}, []]],
  ["object", "an empty object", {}],
  ["object", "an object like a list", { length: 1_000_000, 0: "x" }],
  [
    "object",
    "a prototype",
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  ],
  ["object", "methods", { toString: "x", valueOf: null, toJSON: 1 }],
];

/** Every value that a field is tried with. */
export function valuesFor(field: Field): Value[] {
  const { shapes, place, required, nullable } = field;
  const isText = place !== "body";
  const types = new Set(shapes.map(({ type }) => (type === "integer" ? "number" : type)));
  const all: Value[] = [
    { what: "nothing at all", value: absent, ...(required && { forbidden: true as const }) },
    ...(isText ? [] : otherTypes).map(([type, what, value]) => {
      const isWrong = type === "null" ? !nullable : !types.has(type);
      return { what, value, ...(isWrong && { forbidden: true as const }) };
    }),
    ...(types.has("string") || isText ? nastyTexts : []).map(([what, value]) => ({ what, value })),
    ...shapes.filter(({ type }) => type === "string").flatMap(withNastyCharacters),
    ...[...(shapes.length === 1 ? shapes.flatMap(edges) : []), ...formattedTexts(shapes)].map(close),
  ];
  return isText ? all.map((one) => (one.value === absent ? one : { ...one, value: String(one.value) })) : all;
}

function withNastyCharacters(schema: Schema): Value[] {
  const text = textOf(schema, Math.max(4, Math.min(30, (schema.maxLength ?? 30) / 2)));
  // In a link it goes into the path, behind the host.
  const at = Math.min(text.length - 1, schema.format === "uri" ? 24 : 1);
  return nastyCharacters.map(([what, nasty]) => ({ what, value: text.slice(0, at) + nasty + text.slice(at) }));
}

const close = (value: Value): Value => ({ ...value, isClose: true });

const forbidden = true as const;

/** Values at both sides of each of a schema's limits. */
function edges(schema: Schema): Value[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, multipleOf } = schema;
  return [
    ...choices(schema),
    ...(minLength ? [{ what: "too short", value: "x".repeat(minLength - 1), forbidden }] : []),
    ...(maxLength === undefined
      ? []
      : [
          { what: "as long as can be", value: textOf(schema, maxLength) },
          { what: "too long by one", value: textOf(schema, maxLength + 1), forbidden },
        ]),
    ...(minimum === undefined
      ? []
      : [
          { what: "the least", value: minimum },
          { what: "too little", value: minimum - 1, forbidden },
        ]),
    ...(maximum === undefined
      ? []
      : [
          { what: "the most", value: maximum },
          { what: "too much", value: maximum + 1, forbidden },
        ]),
    ...(multipleOf === undefined ? [] : [{ what: "too fine", value: multipleOf / 2, forbidden }]),
    ...(schema.type === "integer" ? [{ what: "not whole", value: (minimum ?? 0) + 0.5, forbidden }] : []),
    ...(minItems ? [{ what: "too few", value: listOf(schema, minItems - 1), forbidden }] : []),
    ...(maxItems === undefined
      ? []
      : [
          { what: "as many as can be", value: listOf(schema, maxItems) },
          { what: "one too many", value: listOf(schema, maxItems + 1), forbidden },
        ]),
  ];
}

function choices({ enum: values, const: only, pattern }: Schema): Value[] {
  const known = values ?? (only === undefined ? [] : [only]);
  const none = typeof known[0] === "string" ? "none" : !known[0];
  const misfit = ["", "\n", "@", "a b", "é", "#"].find((text) => pattern && !new RegExp(pattern, "u").test(text));
  return [
    ...known.map((value) => ({ what: `the choice ${value}`, value })),
    ...(known.length > 0 ? [{ what: "no choice", value: none, forbidden }] : []),
    ...(misfit === undefined ? [] : [{ what: "another pattern", value: misfit, forbidden }]),
  ];
}

/** Texts that look like dates, instants and links, with the format that each has, if any. */
const formatted: [text: string, format?: string][] = [
  ["2026-11-20", "date"],
  ["2028-02-29", "date"],
  ["2026-02-30"],
  ["20261120"],
  ["1899-12-31"],
  ["2200-01-01"],
  ["0000-00-00"],
  ["٢٠٢٦-١١-٢٠"],
  ["2026-11-20T14:00:00Z", "date-time"],
  ["2026-11-20T14:00:00.000+05:00", "date-time"],
  ["2026-11-20T25:00:00Z"],
  ["2026-11-20T14:00:00"],
  ["+275760-09-13T00:00:00Z"],
  ["https://photos.example/1.jpg?a=b#c", "uri"],
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["//photos.example/1.jpg"],
  ["https://"],
];

function formattedTexts(shapes: Schema[]): Value[] {
  const formats = shapes.flatMap(({ format }) => format ?? []);
  if (formats.length === 0) return [];
  return formatted.map(([text, format]) => ({
    what: text,
    value: text,
    ...((format === undefined || !formats.includes(format)) && { forbidden }),
  }));
}

/** A text of this length that fits the schema's pattern or format. */
export function textOf({ pattern, format }: Schema, length: number): string {
  const fill = (start: string, end: string) =>
    start + "a".repeat(Math.max(0, length - start.length - end.length)) + end;
  if (format === "uri") return fill("https://photos.example/", "");
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, "u").test(text);
  return [fill("", ""), fill("", "@test.example")].find(fits) ?? fill("", "");
}

const listOf = ({ items = {} }: Schema, length: number) =>
  Array.from({ length }, () => textOf(items, Math.min(items.maxLength ?? 10, 30)));
