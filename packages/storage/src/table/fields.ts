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
export const count = z.int().check(z.nonnegative());
export const someCount = z.optional(count);
export const cents = z.int();
export const someCents = z.optional(cents);
export const amount = cents.check(z.nonnegative());
/** Epoch milliseconds. */
export const instant = z.number();
export const someInstant = z.optional(instant);
export const someYes = z.optional(z.literal(true));
export const day = z.custom<LocalDate>(isLocalDate, "must be a date such as 2026-11-20");
/** A number for each of some days. */
export const byDay = (number: z.ZodMiniType<number>) =>
  z.record(day, number) as z.ZodMiniType<Record<LocalDate, number>>;
export const timeframe = z.enum(timeFrames.map(({ value }) => value));
export const period = z.strictObject({ start: day, end: day });

/** A set of texts, as DynamoDB keeps one. */
export const setOf = <Member extends string>(isMember: (value: unknown) => boolean) =>
  z.custom<ReadonlySet<Member>>((value) => value instanceof Set && value.size > 0 && [...value].every(isMember));

const cancelAmount: z.ZodMiniType<CancelAmount> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["nothing", "half", "all"]) }),
  z.strictObject({ type: z.literal("amount"), cents: amount }),
]);
/** What is charged and paid for what is cancelled. */
export const cancelling = { charge: cancelAmount, pay: cancelAmount, reason: someText } satisfies Shape<Cancelling>;
