import { type CancelAmount, type Cancelling, isLocalDate, type LocalDate, timeFrames } from "@petcare/domain";
import * as z from "zod/mini";
import type { Item, Key } from "./query.ts";

interface Definition<Schema extends z.ZodMiniType<object>, Keys extends Key> {
  /** Names every attribute of a record. It is strict. */
  schema: Schema;
  /** The primary key of a record, and its keys of indexes. */
  keysOf(record: z.output<Schema>): Keys;
  /** The attributes that an item has in its primary key alone. */
  inKey?(key: Key): object;
}

/** Defines one kind of stored item: what its records are, and how the table holds them. */
export function itemKind<Schema extends z.ZodMiniType<object>, Keys extends Key>({
  schema,
  keysOf,
  inKey = () => ({}),
}: Definition<Schema, Keys>) {
  type Value = z.output<Schema>;
  /** All that an item tells of its record. It is not checked. */
  const recordOf = (item: Item): Item => {
    const record: Item = { ...inKey({ pk: String(item.pk), sk: String(item.sk) }) };
    for (const name in item) if (!isKey(name)) record[name] = item[name];
    return record;
  };
  return {
    schema,
    recordOf,
    /** The record that an item holds. @throws Error if it is none */
    read: (item: Item): Value => checked(schema, recordOf(item), item),
    /** The whole item of a record. */
    itemOf: (record: Value) => {
      const keys = keysOf(record);
      const own = inKey(keys);
      return { ...keys, ...Object.fromEntries(Object.entries(record).filter(([name]) => !(name in own))) };
    },
  };
}

/** Tells whether an attribute is nothing but a key of the table or of an index. Those follow from the record. */
const isKey = (name: string) => name === "pk" || name === "sk" || name.endsWith("_pk") || name.endsWith("_sk");

let isStrict = false;
const logged = new Set<string>();

/** Refuses attributes that no schema names, as tests do, or takes them. */
export function refuseUnknown(isRefused = true): void {
  isStrict = isRefused;
}

/**
 * Holds what was read to its schema.
 * An attribute that the schema does not name comes along, for a newer release may have written it. The log says so once.
 *
 * @throws Error that names the attribute, and tells nothing of its value and its record
 */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  record: Item,
  { pk, sk }: Item,
): z.output<Schema> {
  const { error } = schema.safeParse(record);
  for (const issue of error?.issues ?? []) {
    const isUnknown = issue.code === "unrecognized_keys";
    const attribute = [...issue.path, ...(isUnknown ? issue.keys : [])].join(".");
    const fault = `${prefixOf(pk)} ${prefixOf(sk)} ${attribute}: ${isUnknown ? "no schema names it" : issue.message}`;
    if (isStrict || !isUnknown) throw new Error(`A stored item is not as its schema says: ${fault}`);
    if (!logged.has(fault)) console.warn(fault);
    logged.add(fault);
  }
  return record as z.output<Schema>;
}

/** A part of a key without whom it names. */
const prefixOf = (part: unknown) => /^[A-Z_]*/.exec(String(part))?.[0];

/**
 * Reads a part of a kind's records, as an index or a projection has it.
 * @param names the attributes that are read; what else an item has is left out
 */
export function partOf<Shape extends z.core.$ZodShape, Name extends keyof Shape & string>(
  { schema, recordOf }: { schema: z.ZodMiniObject<Shape>; recordOf(item: Item): Item },
  names: readonly Name[],
) {
  const part = z.strictObject(pick(schema.shape, names));
  return (item: Item) => checked(part, pick(recordOf(item), names), item);
}

/** The named attributes of an object that are not undefined, and no others. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))) as Pick<
    T,
    K
  >;
}

// The values that the schemas of stored items share.

/** A schema for each attribute of a type of domain. The compiler refuses one that is missing. */
export type Shape<Value> = { [Name in keyof Value]-?: z.ZodMiniType<Value[Name]> };

/** An object of exactly the attributes of a type of domain. */
export const objectOf = <Value>(shape: Shape<Value>) => z.strictObject(shape) as unknown as z.ZodMiniType<Value>;

export const text = z.string();
export const someText = z.optional(text);
export const textOrNull = z.nullable(text);
export const texts = z.array(text);
// Without zod's numbers and records, which would be in each bundle.
export const cents = z.custom<number>(Number.isSafeInteger);
const naturalNumber = () => z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);
export const count = naturalNumber();
/** Cents, 0 or more. */
export const amount = naturalNumber();
export const someCount = z.optional(count);
export const someCents = z.optional(cents);
/** Epoch milliseconds. */
export const instant = z.custom<number>(Number.isFinite);
export const someInstant = z.optional(instant);
export const someYes = z.optional(z.literal(true));
export const day = z.custom<LocalDate>(isLocalDate, "must be a date such as 2026-11-20");
/** A value for each of some names. */
export const byName = <Name extends string, Value>(isName: (name: string) => boolean, value: z.ZodMiniType<Value>) =>
  z.custom<Record<Name, Value>>(
    (all) =>
      all instanceof Object && Object.entries(all).every(([name, of]) => isName(name) && value.safeParse(of).success),
  );
export const byDay = (number: z.ZodMiniType<number>) => byName<LocalDate, number>(isLocalDate, number);
export const timeframe = z.enum(timeFrames.map(({ value }) => value));
export const period = z.strictObject({ start: day, end: day });

/** A set of texts, as DynamoDB keeps one. */
export const setOf = <Member extends string>(isMember: (value: unknown) => boolean) =>
  z.custom<ReadonlySet<Member>>((value) => value instanceof Set && value.size > 0 && [...value].every(isMember));

const cancelAmount: z.ZodMiniType<CancelAmount> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["nothing", "half", "all"]) }),
  z.strictObject({ type: z.literal("amount"), cents: amount }),
]);
/** The charge and the pay of a cancelled visit. */
export const cancelling = { charge: cancelAmount, pay: cancelAmount, reason: someText } satisfies Shape<Cancelling>;
