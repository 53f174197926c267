import { createHash, randomBytes, randomInt } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { business } from "@petcare/business";
import { addDays, legible, localDateOf } from "@petcare/domain";
import { type Db, dbOf } from "@petcare/storage";

const kept: (() => void)[] = [];

/** Creates a value at its first use and caches it for the life of the process. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  kept.push(() => {
    made = undefined;
  });
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Clears these caches, because each test file has an environment of its own. */
export function forgetOnce(): void {
  for (const forget of kept) forget();
}

const db = once(() => dbOf(new DynamoDBClient({}), environment("TABLE_NAME")));

/** Provides time, pauses, ids, secrets and the table to handlers. Tests replace some of them. */
export const runtime = {
  /** Epoch milliseconds. */
  now: (): number => Date.now(),
  /** In milliseconds. */
  pause: (length: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, length)),
  /** 24 hexadecimal characters, 96 random bits. */
  newId: (): string => randomBytes(12).toString("hex"),
  /** A one-time code: 6 digits. */
  newCode: (): string => String(randomInt(1_000_000)).padStart(6, "0"),
  /** A referral code: 8 characters that cannot be mistaken for each other, 36 random bits. */
  newReferralCode: (): string => Array.from({ length: 8 }, () => legible[randomInt(legible.length)]).join(""),
  /** 43 characters that are safe in a path, 256 random bits. */
  newSecret: (): string => randomBytes(32).toString("base64url"),
  /** The most acts a minute of one walker or client at one endpoint. A phone that was offline all day sends fewer. */
  mostActs: 60,
  get db(): Db {
    return db();
  },
};

/** Computes today's date in the business's time zone. */
export const today = () => localDateOf(runtime.now(), business.timeZone);

/** Computes the last day whose visits are stored, plus one until the nightly job's next run. */
export const storedThrough = () => addDays(today(), business.storedDaysAhead + 1);

/** Makes an id from words: the same words give the same id, so that a repeated request finds the first one's item. */
export const idFrom = (...words: string[]) => digest(words).slice(0, 24);

/** Formats an instant for answers. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Computes the SHA-256 of a JSON value, in hexadecimal. The order of properties matters. */
export const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Reads a variable that every deployment sets. @throws Error if it is missing */
export function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
