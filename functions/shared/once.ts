const kept: (() => void)[] = [];

/** Makes a value at its first use, and keeps it for the life of the process. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  kept.push(() => {
    made = undefined;
  });
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Forgets all of these values, which were made for the environment as it was then. Each test file has its own. */
export function forgetOnce(): void {
  for (const forget of kept) forget();
}
