const turns = new Map<string, Promise<unknown>>();

/** Runs one act of a name at a time, in all tabs. A browser without locks does so in each tab alone. */
export function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request(name, act) as Promise<Result>;
  const done = (turns.get(name) ?? Promise.resolve()).then(act, act);
  turns.set(name, done);
  return done;
}
