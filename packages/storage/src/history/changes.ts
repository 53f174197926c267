import { accessCodes, bookingCodeNames } from "@petcare/domain";
import * as z from "zod/mini";

/** A field's value before and after. An absent one means that there was none. */
export const fieldChange = z.strictObject({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) });
export type FieldChange = z.infer<typeof fieldChange>;

/** The changed fields by name, each before and after. The part of a group has the name 'group.part'. */
export type Changes = Record<string, FieldChange>;

type Fields = Readonly<Record<string, unknown>>;

/** Replaces a value that no history may show. */
export const masked = "•••";

/** Fields that are masked at any depth: the codes and the tag of a home, and the walker's phone. */
const secrets = new Set<string>([...bookingCodeNames, ...accessCodes, "door_tag", "walker_phone"]);

/** Fields whose parts change separately. */
const groups = new Set(["custom_rates", "pay_rates", "access", "emergency_contact", "signed", "reviews"]);

/** In bytes: the size of a row above which long values are cut, and the most bytes of each then. */
const longest = { row: 48_000, value: 1000 };

/** Replaces a long value that is no text. */
const tooLong = "too long to keep";

/** Lists the changes between two records, without ignored fields. Either record may be missing. Long values may be cut. */
export function changesBetween(before: Fields, after: Fields, ignored: ReadonlySet<string>): Changes {
  const [was, is] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !ignored.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const changes = Object.fromEntries(
    names
      .sort()
      .map((name) => [name, change(withMasked(name, was[name], secrets), withMasked(name, is[name], secrets))]),
  );
  return bytesOf(changes) <= longest.row ? changes : mapChanges(changes, (_, value) => cut(value));
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Cuts a long value. A character has up to three bytes for each unit of its length. */
function cut(value: unknown): unknown {
  if (bytesOf(value) <= longest.value) return value;
  return typeof value === "string" ? `${value.slice(0, longest.value / 4)}…` : tooLong;
}

/** Maps each value of the changes. */
export function mapChanges(changes: Changes, of: (name: string, value: unknown) => unknown): Changes {
  const some = (name: string, value: unknown) => (value === undefined ? undefined : of(name, value));
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [name, change(some(name, from), some(name, to))]),
  );
}

const change = (from: unknown, to: unknown): FieldChange => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** Flattens groups into fields, and sorts sets into lists. */
function flat(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return [];
      if (value instanceof Set) return [[name, [...value].sort()]];
      if (!groups.has(name) || typeof value !== "object") return [[name, value]];
      return Object.entries(value ?? {}).map(([part, of]) => [`${name}.${part}`, of]);
    }),
  );
}

/** Masks the named fields in a value, at any depth. */
export function withMasked(name: string, value: unknown, names: ReadonlySet<string>): unknown {
  if (value === undefined || value === null) return value;
  if (names.has(name.slice(name.indexOf(".") + 1))) return masked;
  if (Array.isArray(value)) return value.map((one) => withMasked("", one, names));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([part, of]) => [part, withMasked(part, of, names)]));
}
