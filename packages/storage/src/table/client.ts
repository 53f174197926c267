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

/** Waits a random time, so that requests that collided do not collide again. */
const pauseAtRandom: Pause = (maxMs) => new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs));

/** Makes a Db with the caller's client. An undefined attribute is not written. */
export function dbOf(client: DynamoDBClient, table: string, pause: Pause = pauseAtRandom): Db {
  const marshallOptions = { removeUndefinedValues: true };
  return { client: DynamoDBDocumentClient.from(client, { marshallOptions }), table, pause };
}
