import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import type { Db } from "./client.ts";
import { retrying } from "./query.ts";

const failure = (name: string) => new DynamoDBServiceException({ name, $fault: "client", $metadata: {} });
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: "Transaction cancelled",
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** Sends what fails so many times, and tells how often it was sent and how long the waits might have been. */
async function sendFailing(error: Error, times: number) {
  const pauses: number[] = [];
  const db = { pause: async (maxMs: number) => void pauses.push(maxMs) } as Partial<Db> as Db;
  let sent = 0;
  const answer = await retrying(db, async () => {
    if (++sent <= times) throw error;
    return "done";
  }).catch((thrown: unknown) => thrown);
  return { answer, sent, pauses };
}

test.each([
  ["a transaction on the same item", new TransactionConflictException({ $metadata: {}, message: "Conflict" })],
  ["throttling of a table", failure("ProvisionedThroughputExceededException")],
  ["throttling of a call", failure("ThrottlingException")],
  ["throttling of an account", failure("RequestLimitExceeded")],
  ["a transaction that met another one", cancelled("None", "TransactionConflict")],
  ["a transaction that was throttled", cancelled("ProvisionedThroughputExceeded", "ThrottlingError", "None")],
])("what is refused for %s is sent again, after longer and longer waits", async (_, error) => {
  expect(await sendFailing(error, 7)).toEqual({
    answer: "done",
    sent: 8,
    pauses: [20, 40, 80, 160, 320, 640, 1280],
  });
  expect(await sendFailing(error, 8)).toMatchObject({ answer: error, sent: 8 });
});

test.each([
  new ConditionalCheckFailedException({ $metadata: {}, message: "The conditional request failed" }),
  cancelled("ConditionalCheckFailed", "TransactionConflict"),
  cancelled("ValidationError", "ThrottlingError"),
  cancelled("None"),
  cancelled(),
  failure("ValidationException"),
  // It may have been done.
  failure("InternalServerError"),
  new Error("killed"),
])("no other failure is: %s", async (error) => {
  expect(await sendFailing(error, 1)).toEqual({ answer: error, sent: 1, pauses: [] });
});
