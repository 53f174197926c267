import { type CancelAmount, type Cancelling, isLocalDate, type LocalDate, timeFrames } from "@petcare/domain";
import * as z from "zod/mini";
import type { Item, Key } from "./query.ts";

interface Definition<Schema extends z.ZodMiniType<object>, Keys extends Key> {
  /** The strict schema of a record. */
  schema: Schema;
  /** Makes a record's primary key and its index keys. */
  keysOf(record: z.output<Schema>): Keys;
  /** Reads the attributes that an item has only in its primary key. */
  inKey?(key: Key): object;
}

/** Defines a kind of stored item: the schema of its records, and their keys. */
export function itemKind<Schema extends z.ZodMiniType<object>, Keys extends Key>({
  schema,
  keysOf,
  inKey = () => ({}),
}: Definition<Schema, Keys>) {
  type Value = z.output<Schema>;
  /** Makes the unchecked record of an item. */
  const recordOf = (item: Item): Item => {
    const record: Item = { ...inKey({ pk: String(item.pk), sk: String(item.sk) }) };
    for (const name in item) if (!isKey(name)) record[name] = item[name];
    return record;
  };
  return {
    schema,
    recordOf,
    /** Reads the record of an item. @throws Error if it does not fit the schema */
    read: (item: Item): Value => checked(schema, recordOf(item), item),
    /** Makes the item of a record. */
    itemOf: (record: Value) => {
      const keys = keysOf(record);
      const own = inKey(keys);
      return { ...keys, ...Object.fromEntries(Object.entries(record).filter(([name]) => !(name in own))) };
    },
  };
}

/** Tells whether an attribute is only a key of the table or of an index, which follows from the record. */
const isKey = (name: string) => name === "pk" || name === "sk" || name.endsWith("_pk") || name.endsWith("_sk");

let isStrict = false;
const logged = new Set<string>();

/** Refuses attributes that no schema names, in tests, or accepts them. */
export function refuseUnknown(isRefused = true): void {
  isStrict = isRefused;
}

/**
 * Checks a stored value by its schema.
 * Accepts an attribute that the schema lacks, because a newer release may have written it, and logs it once.
 *
 * @throws Error that names the attribute, but neither its value nor its record
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

/** Reads the fixed beginning of a key, without ids. */
const prefixOf = (part: unknown) => /^[A-Z_]*/.exec(String(part))?.[0];

/**
 * Makes the reader of a part of a kind's records, as an index or a projection has it.
 * @param names the attributes to read; others are left out
 */
export function partOf<Shape extends z.core.$ZodShape, Name extends keyof Shape & string>(
  { schema, recordOf }: { schema: z.ZodMiniObject<Shape>; recordOf(item: Item): Item },
  names: readonly Name[],
) {
  const part = z.strictObject(pick(schema.shape, names));
  return (item: Item) => checked(part, pick(recordOf(item), names), item);
}

/** Picks named attributes that are not undefined. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))) as Pick<
    T,
    K
  >;
}

// Values shared by the schemas of stored items.

/** A schema for each attribute of a domain type. The compiler refuses a missing one. */
export type Shape<Value> = { [Name in keyof Value]-?: z.ZodMiniType<Value[Name]> };

/** Makes the schema of an object with exactly the attributes of a domain type. */
export const objectOf = <Value>(shape: Shape<Value>) => z.strictObject(shape) as unknown as z.ZodMiniType<Value>;

export const text = z.string();
export const someText = z.optional(text);
export const textOrNull = z.nullable(text);
export const texts = z.array(text);
// Avoids zod's numbers and records, which would be in every bundle.
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
/** Makes the schema of an object with a value for each name. */
export const byName = <Name extends string, Value>(isName: (name: string) => boolean, value: z.ZodMiniType<Value>) =>
  z.custom<Record<Name, Value>>(
    (all) =>
      all instanceof Object && Object.entries(all).every(([name, of]) => isName(name) && value.safeParse(of).success),
  );
export const byDay = (number: z.ZodMiniType<number>) => byName<LocalDate, number>(isLocalDate, number);
export const timeframe = z.enum(timeFrames.map(({ value }) => value));
export const period = z.strictObject({ start: day, end: day });

/** Makes the schema of a DynamoDB set of texts. */
export const setOf = <Member extends string>(isMember: (value: unknown) => boolean) =>
  z.custom<ReadonlySet<Member>>((value) => value instanceof Set && value.size > 0 && [...value].every(isMember));

const cancelAmount: z.ZodMiniType<CancelAmount> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["nothing", "half", "all"]) }),
  z.strictObject({ type: z.literal("amount"), cents: amount }),
]);
/** The charge and the pay of a cancelled visit. */
export const cancelling = { charge: cancelAmount, pay: cancelAmount, reason: someText } satisfies Shape<Cancelling>;
