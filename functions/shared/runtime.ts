import { createHash, randomBytes, randomInt } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { business } from "@petcare/business";
import { addDays, legible, localDateOf } from "@petcare/domain";
import { type Db, dbOf } from "@petcare/storage";

const kept: (() => void)[] = [];

/** Makes a value at its first use, and keeps it for the life of the process. */
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

/** Forgets all of these values, which were made for the environment as it was then. Each test file has its own. */
export function forgetOnce(): void {
  for (const forget of kept) forget();
}

const db = once(() => dbOf(new DynamoDBClient({}), environment("TABLE_NAME")));

/** Gives handlers time, pauses, ids, secrets and the table. Tests replace some of them. */
export const runtime = {
  /** Epoch milliseconds. */
  now: (): number => Date.now(),
  /** In milliseconds. */
  pause: (length: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, length)),
  /** 24 hexadecimal characters, 96 random bits. */
  newId: (): string => randomBytes(12).toString("hex"),
  /** A one-time code: 6 digits. */
  newCode: (): string => String(randomInt(1_000_000)).padStart(6, "0"),
  /** A referral code: 8 characters of which none is taken for another one, 36 random bits. */
  newReferralCode: (): string => Array.from({ length: 8 }, () => legible[randomInt(legible.length)]).join(""),
  /** 43 characters that are safe in a path, 256 random bits. */
  newSecret: (): string => randomBytes(32).toString("base64url"),
  /** Acts that are taken in a minute from one walker or client at one endpoint. The rows of a day that a phone kept are fewer. */
  mostActs: 60,
  get db(): Db {
    return db();
  },
};

/** Today's date where the business is. */
export const today = () => localDateOf(runtime.now(), business.timeZone);

/** The last day whose visits are stored, with one more for the time until the job's next run. */
export const storedThrough = () => addDays(today(), business.storedDaysAhead + 1);

/** The same words give the same id, so a repeated request finds what the first one made. */
export const idFrom = (...words: string[]) => digest(words).slice(0, 24);

/** An instant as answers have it. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** The SHA-256 of a JSON value, in hexadecimal. The order of properties matters. */
export const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** @throws Error when the variable, which every deployment sets, is missing */
export function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
