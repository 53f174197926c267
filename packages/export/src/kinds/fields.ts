import { isLocalDate, type LocalDate, timeFrames, ways } from "@petcare/domain";
import type { Author } from "@petcare/storage";
import * as z from "zod/mini";

/** A schema for each attribute of a record. The compiler refuses a record with an attribute that is missing here. */
type Shape<Value> = { [Name in keyof Value]-?: z.ZodMiniType<Value[Name]> };

/** A record of exactly these attributes. */
export const recordOf = <Value>(shape: Shape<Value>) => z.strictObject(shape) as unknown as z.ZodMiniType<Value>;

export const text = z.string();
export const someText = z.optional(text);
export const texts = z.array(text);
export const count = z.int().check(z.nonnegative());
export const cents = z.int();
export const someCents = z.optional(cents);
export const amount = cents.check(z.nonnegative());
/** Epoch milliseconds. */
export const instant = z.number();
export const someInstant = z.optional(instant);
const yes = z.literal(true);
export const someYes = z.optional(yes);
export const day = z.custom<LocalDate>(isLocalDate, "must be a date such as 2026-11-20");
export const someDay = z.optional(day);
export const days = z.custom<Record<LocalDate, number>>(
  (value) => z.record(day, cents).safeParse(value).success,
  "must have an amount for each of its days",
);
export const timeframe = z.enum(timeFrames.map(({ value }) => value));
export const period = z.strictObject({ start: day, end: day });
export const way = z.enum(ways);
export const author = recordOf<Author>({ id: text, way, request_id: text, at: instant });

/** A set of texts, as DynamoDB keeps one. */
export const setOf = <Member extends string>(isMember: (value: unknown) => boolean) =>
  z.custom<ReadonlySet<Member>>((value) => value instanceof Set && value.size > 0 && [...value].every(isMember));
