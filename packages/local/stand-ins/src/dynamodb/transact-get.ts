import type { Json, Store } from "dynalite/db/index.js";
import { dynaliteAction } from "./actions.ts";
import type { Exclusively } from "./exclusive.ts";
import { invalid } from "./faults.ts";
import { doubledCapacity, rehearse, type Step, transactItems } from "./transaction.ts";

const action = dynaliteAction("getItem");

/** TransactGetItems. Its items are all of one moment between two writes. */
export function transactGet(store: Store, exclusively: Exclusively) {
  return async (body: Json): Promise<Json> => {
    const { ReturnConsumedCapacity } = body;
    const steps = transactItems(body).map(({ Get: get }): Step => {
      if (!get) throw invalid("TransactItems can only contain Get");
      const data = action.check({ ...get, ConsistentRead: true, ReturnConsumedCapacity }, store);
      return { kind: "Get", action, data, wantsOldItem: false };
    });
    const { answers } = await exclusively(() => rehearse(steps, store));
    return { Responses: answers.map(({ Item }) => (Item ? { Item } : {})), ...doubledCapacity(answers) };
  };
}
