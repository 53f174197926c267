import { createHash, randomBytes, randomInt } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { business } from "@petcare/business";
import { localDateOf } from "@petcare/domain";
import { type Db, dbOf } from "@petcare/storage";

let db: Db | undefined;

/** What a handler may take from the world: time, ids, secrets, the table. Tests replace some of them. */
export const runtime = {
  /** Epoch milliseconds. */
  now: (): number => Date.now(),
  /** 24 hexadecimal characters, 96 random bits. */
  newId: (): string => randomBytes(12).toString("hex"),
  /** A one-time code: 6 digits. */
  newCode: (): string => String(randomInt(1_000_000)).padStart(6, "0"),
  /** 43 characters that are safe in a path, 256 random bits. */
  newSecret: (): string => randomBytes(32).toString("base64url"),
  get db(): Db {
    db ??= dbOf(new DynamoDBClient({}), environment("TABLE_NAME"));
    return db;
  },
};

/** The business's local date now. */
export const today = () => localDateOf(runtime.now(), business.timeZone);

/** An id that is the same for the same words, so that a repeated request finds what the first one made. */
export const idFrom = (...words: string[]) => digest(words).slice(0, 24);

/** SHA-256 of a JSON value, hexadecimal; property order counts. */
export const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** A setting that deployment always gives. */
export function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
