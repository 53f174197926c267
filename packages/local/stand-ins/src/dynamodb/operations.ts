import { setImmediate } from "node:timers/promises";
import type { ActionStore, Json, Store } from "dynalite/db/index.js";
import { dynaliteAction } from "./actions.ts";
import { openClientTokens } from "./client-tokens.ts";
import { exclusiveQueue } from "./exclusive.ts";
import { isFaultOf } from "./faults.ts";
import { indexChanges } from "./index-changes.ts";
import { recordWrites } from "./recording.ts";
import { findTable } from "./store.ts";
import { tableSettings } from "./table-settings.ts";
import { transactWrite } from "./transact-write.ts";

type Operation = (body: Json) => Promise<Json>;

/**
 * The operations by AWS's names.
 *
 * Each write is one atomic batch and waits for the write before it. Writes and reads of several items are therefore
 * serializable. A read of one item or one query sees one LevelDB snapshot and waits for nothing.
 *
 * @param now epoch milliseconds, for the lifetime of client tokens
 */
export async function operationsOf(store: Store, now: () => number): Promise<Map<string, Operation>> {
  const exclusively = exclusiveQueue();
  const settings = tableSettings(store);

  const straight = (name: string, on: () => ActionStore = () => store): Operation => {
    const action = dynaliteAction(name);
    return async (body) => action.run(on(), action.check(body, store));
  };
  /** Reads synchronously, which is faster than a read on a worker thread. */
  const items = () => recordWrites(store).store;
  const streams = () => ({ ...store, getTable: items().getTable });
  const queued =
    (operation: Operation): Operation =>
    (body) =>
      exclusively(() => operation(body));

  const writing = (name: string): Operation => {
    const action = dynaliteAction(name);
    return async (body) => {
      const { ReturnValuesOnConditionCheckFailure: onFailure, ...rest } = body;
      const data = action.check(rest, store);
      return exclusively(async () => {
        const recording = recordWrites(store, name === "updateItem" ? "update" : "item");
        try {
          const answer = await action.run(recording.store, data);
          await store.db.batch(recording.writes);
          return answer;
        } catch (error) {
          if (onFailure === "ALL_OLD" && isFaultOf(error, "ConditionalCheckFailedException")) {
            const [old] = recording.found.values();
            if (old) error.body.Item = old;
          }
          throw error;
        }
      });
    };
  };

  /** Waits until the change has happened, because dynalite answers before that. */
  const settling = (name: string): Operation => {
    const operation = straight(name);
    return async (body) => {
      const table = String(body.TableName);
      const answer = await operation(body);
      while ((findTable(store, table)?.TableStatus ?? "ACTIVE") !== "ACTIVE") await setImmediate();
      if (name === "deleteTable") await settings.forget(table);
      return answer;
    };
  };

  return new Map<string, Operation>([
    ["CreateTable", queued(settling("createTable"))],
    ["UpdateTable", queued(indexChanges(store))],
    ["DeleteTable", queued(settling("deleteTable"))],
    ["DescribeTable", straight("describeTable")],
    ["GetItem", straight("getItem", items)],
    ["Query", straight("query", streams)],
    ["Scan", straight("scan", streams)],
    ["BatchGetItem", queued(straight("batchGetItem", items))],
    ["PutItem", writing("putItem")],
    ["UpdateItem", writing("updateItem")],
    ["DeleteItem", writing("deleteItem")],
    ["BatchWriteItem", writing("batchWriteItem")],
    ["TransactWriteItems", transactWrite(store, exclusively, await openClientTokens(store, now))],
    ["UpdateTimeToLive", queued(settings.updateTimeToLive)],
    ["DescribeTimeToLive", settings.describeTimeToLive],
  ]);
}
