export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one piece of work at a time, in the order of the calls. A failure rejects only its own call. */
export function exclusiveQueue(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
