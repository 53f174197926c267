import type { Json, Store } from "dynalite/db/index.js";
import { dynaliteAction } from "./actions.ts";
import type { Exclusively } from "./exclusive.ts";
import { invalid } from "./faults.ts";
import { recordWrites } from "./recording.ts";
import {
  assertAllPass,
  assertDistinct,
  type CancellationReason,
  doubledCapacity,
  reasonOf,
  transactItems,
} from "./transaction.ts";

const getItem = dynaliteAction("getItem");

/** TransactGetItems: all of its items as they are between two writes. */
export function transactGet(store: Store, exclusively: Exclusively) {
  return async (body: Json): Promise<Json> => {
    const gets = transactItems(body).map(({ Get }) => {
      if (!Get) throw invalid("TransactItems can only contain Get");
      const { ReturnConsumedCapacity } = body;
      return getItem.check({ ...(Get as Json), ConsistentRead: true, ReturnConsumedCapacity }, store);
    });
    return exclusively(async () => {
      const { store: reader, found } = recordWrites(store);
      const answers: Json[] = [];
      const reasons: CancellationReason[] = [];
      for (const get of gets) {
        const read = found.size;
        try {
          answers.push(await getItem.run(reader, get));
          if (found.size === read) assertDistinct(["same", "same"]);
          reasons.push({ Code: "None" });
        } catch (error) {
          reasons.push(reasonOf(error));
        }
      }
      assertAllPass(reasons);
      const Responses = answers.map(({ Item }) => (Item ? { Item } : {}));
      return {
        Responses,
        ...(answers[0]?.ConsumedCapacity !== undefined && { ConsumedCapacity: doubledCapacity(answers) }),
      };
    });
  };
}
