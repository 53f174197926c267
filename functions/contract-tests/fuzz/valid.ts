import type { Field, Schema } from "./fields.ts";
import type { Random } from "./random.ts";
import { absent, textOf } from "./values.ts";

/** A random value that the field's JSON Schema allows. */
export function validValue({ shapes, nullable, required, place }: Field, random: Random): unknown {
  if (!required && random.chance(0.2)) return absent;
  if (nullable && random.chance(0.2)) return null;
  const value = anyValue(random.pick(shapes), random);
  return place === "body" ? value : String(value);
}

function anyValue(schema: Schema, random: Random): unknown {
  const { type, minimum = 0, maximum = 1000, multipleOf = 1, items = {}, minItems = 0, maxItems = 5 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (type === "boolean") return random.chance(0.5);
  if (type === "integer") return minimum - 1 + random.upTo(maximum - minimum + 1);
  if (type === "number") return minimum + Math.round((random.upTo(maximum) - 1) * 100) * multipleOf;
  if (type === "array") {
    return Array.from({ length: minItems + random.upTo(maxItems - minItems) - 1 }, () => anyValue(items, random));
  }
  if (type === "object") {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, anyValue(part, random)]),
    );
  }
  return validText(schema, random);
}

const letters = ["a", "B", "ß", "ñ", "李", "ש", "7", " ", "-", "'", ",", "&", "👍", "é"];

function validText(schema: Schema, random: Random): string {
  const { format, minLength = 0, maxLength = 80, pattern } = schema;
  const day = () => `20${random.upTo(89) + 9}-${twoDigits(random.upTo(12))}-${twoDigits(random.upTo(28))}`;
  if (format === "date") return random.chance(0.7) ? `2026-11-${twoDigits(random.upTo(30))}` : day();
  if (format === "date-time") return `${day()}T${twoDigits(random.upTo(24) - 1)}:00:00Z`;
  const length = minLength + random.upTo(Math.min(maxLength - minLength, 60));
  let text = "";
  while (text.length < length - 1) text += random.pick(letters);
  const fits = format === undefined && (pattern === undefined || new RegExp(pattern, "u").test(text));
  return fits ? text : textOf(schema, length);
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
