import { createRequire } from "node:module";
import type { ActionStore, Json, Store } from "dynalite/db/index.js";
import validations from "dynalite/validations/index.js";

type Action = (store: ActionStore, data: Json, done: (error: unknown, answer?: Json) => void) => void;

const require = createRequire(import.meta.url);

/** An action of dynalite and the check of its request. */
export interface DynaliteAction {
  /** Answers the checked request with its expressions parsed, or throws a Fault. */
  check(body: Json, store: Store): Json;
  run(store: ActionStore, data: Json): Promise<Json>;
}

/** The action with this file name in dynalite, for example 'putItem'. */
export function dynaliteAction(name: string): DynaliteAction {
  const { types, custom } = require(`dynalite/validations/${name}.js`) as { types: unknown; custom?: unknown };
  const action = require(`dynalite/actions/${name}.js`) as Action;
  return {
    check(body, store) {
      const data = validations.checkTypes(body, types);
      validations.checkValidations(data, types, custom, store);
      return data;
    },
    run: (store, data) =>
      new Promise((resolve, reject) => {
        action(store, data, (error, answer) => (error ? reject(error) : resolve(answer ?? {})));
      }),
  };
}
