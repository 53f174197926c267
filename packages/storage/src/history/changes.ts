import { accessCodes, bookingCodeNames } from "@petcare/domain";
import * as z from "zod/mini";

/** A field's value before and after. An absent one means that there was none. */
export const fieldChange = z.strictObject({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) });
export type FieldChange = z.infer<typeof fieldChange>;

/** The changed fields by name, each before and after. The part of a group has the name 'group.part'. */
export type Changes = Record<string, FieldChange>;

type Fields = Readonly<Record<string, unknown>>;

/** Stands in a history for a value that nobody may read there. */
export const masked = "•••";

/** At whatever depth of a value: codes and the tag of a home, and a phone that no history need keep for its walker. */
const secrets = new Set<string>([...bookingCodeNames, ...accessCodes, "door_tag", "walker_phone"]);

/** Fields whose parts change on their own. */
const groups = new Set(["custom_rates", "pay_rates", "access", "emergency_contact", "signed", "reviews"]);

/** In bytes: what a row's changes may have before their long values are cut, and what each then has at most. */
const longest = { row: 48_000, value: 1000 };

/** The words that stand in a history for a long value that is no text. */
const tooLong = "too long to keep";

/** Fields in which two records differ, beside the ignored ones. Either record may be missing. Long values may be cut. */
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

/** A value, or the beginning of a long text. A character has up to three bytes for each unit of its length. */
function cut(value: unknown): unknown {
  if (bytesOf(value) <= longest.value) return value;
  return typeof value === "string" ? `${value.slice(0, longest.value / 4)}…` : tooLong;
}

/** The changes with each value as `of` makes it. */
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

/** The fields with the parts of groups beside them, and sets as sorted lists. */
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

/** A field's value in which those of the named fields are masked, at whatever depth. */
export function withMasked(name: string, value: unknown, names: ReadonlySet<string>): unknown {
  if (value === undefined || value === null) return value;
  if (names.has(name.slice(name.indexOf(".") + 1))) return masked;
  if (Array.isArray(value)) return value.map((one) => withMasked("", one, names));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([part, of]) => [part, withMasked(part, of, names)]));
}
