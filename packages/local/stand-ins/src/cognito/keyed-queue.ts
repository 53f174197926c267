/** Runs tasks of the same key one after another, and tasks of different keys in parallel. */
export function keyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(task, task);
    tails.set(key, run);
    try {
      return await run;
    } finally {
      if (tails.get(key) === run) tails.delete(key);
    }
  };
}
