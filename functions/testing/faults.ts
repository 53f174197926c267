import { identity } from "../shared/cognito/identity.ts";
import { runtime } from "../shared/runtime.ts";

export interface Faults {
  /** How many writes to the table or calls that change Cognito have begun. */
  writes: number;
  /** The one at which the process is killed, and whether that write is done then; none when undefined. */
  kill: { at: number; done: boolean } | undefined;
}

/** Counts a handler's writes, the table's and Cognito's together, and kills it at one of them. */
export function injectFaults(): Faults {
  const faults: Faults = { writes: 0, kill: undefined };
  const isWrite = (command: string) => !/^(Get|BatchGet|Query|Scan|ListUsers)/.test(command);
  for (const { middlewareStack } of [runtime.db.client, identity.client, identity.impatient] as unknown as Stack[]) {
    middlewareStack.add(
      (next, { commandName = "" }) =>
        async (args) => {
          if (!isWrite(commandName)) return next(args);
          faults.writes += 1;
          const { kill } = faults;
          if (kill === undefined || faults.writes < kill.at) return next(args);
          // Dead from here on: nothing else of the request is done either.
          if (faults.writes === kill.at && kill.done) await next(args);
          throw new Error("killed");
        },
      { step: "initialize" },
    );
  }
  return faults;
}

/** The part that a client of the table and one of Cognito have in common. */
interface Stack {
  middlewareStack: {
    add(
      middleware: (
        next: (args: never) => Promise<never>,
        context: { commandName?: string },
      ) => (args: never) => Promise<never>,
      options: { step: "initialize" },
    ): void;
  };
}

/** Every write of a request, before it is done and after; `run` has none left when it answers true. */
export async function atEveryWrite(run: (kill: NonNullable<Faults["kill"]>) => Promise<boolean>) {
  for (let at = 1; ; at += 1) {
    for (const done of [false, true]) if (await run({ at, done })) return;
    if (at > 60) throw new Error("The request has no end of writes");
  }
}
