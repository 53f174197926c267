import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** Waits a random time of at most that many milliseconds. */
export type Pause = (maxMs: number) => Promise<void>;

/** The table that every function of this package reads and writes. */
export interface Db {
  client: DynamoDBDocumentClient;
  table: string;
  /** How it waits before it tries something again. */
  pause: Pause;
}

/** Spreads those who collided over the whole time, so that they do not collide again. */
const pauseAtRandom: Pause = (maxMs) => new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs));

/** A Db over a client of the caller's. An optional attribute that is undefined is not written. */
export function dbOf(client: DynamoDBClient, table: string, pause: Pause = pauseAtRandom): Db {
  const marshallOptions = { removeUndefinedValues: true };
  return { client: DynamoDBDocumentClient.from(client, { marshallOptions }), table, pause };
}
