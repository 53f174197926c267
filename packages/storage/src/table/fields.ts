import { type CancelAmount, type Cancelling, isLocalDate, type LocalDate, timeFrames } from "@petcare/domain";
import * as z from "zod/mini";

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
